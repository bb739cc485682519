import type { Invoice, Material } from './invoice.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import { sumCents, usdText } from './money.ts';
import { allowIf, type Decision, refused } from './refusal.ts';
import type { Actor } from './roles.ts';

/** Per hour, in cents. */
export const defaultLaborRate = 7500;
export const defaultMaterialsCost = 0;

/** Days from creation to the due date of a new draft. */
const dueAfterDays = 30;

interface Work {
  laborHours: number;
  /** Cents per hour. */
  laborRate: number;
}

/** Hours times rate, in whole cents. */
export function laborCost({ laborHours, laborRate }: Work): number {
  return Math.round(laborHours * laborRate);
}

/** The calculated total of the drawer's invoice form: hours × rate + materials, in cents. */
export function calculatedTotal(work: Work & { materialsCost: number }): number {
  return laborCost(work) + work.materialsCost;
}

/** The amount a changed calculation fills in; undefined leaves what the vendor wrote. */
export function autoFilledAmount(work: Work & { materialsCost: number }): number | undefined {
  const total = calculatedTotal(work);
  return total > 0 ? total : undefined;
}

export function defaultInvoiceDescription(ticketTitle: string): string {
  return `Work completed for: ${ticketTitle}`;
}

/** The public system message that an invoice leaves in the ticket's conversation. */
export function invoiceMessage(amount: number, description: string): string {
  return `Invoice submitted for ${usdText(amount)} - ${description}`;
}

/** One line of materials in cents. */
export function materialTotal({ quantity, unitCost }: Pick<Material, 'quantity' | 'unitCost'>) {
  return Math.round(quantity * unitCost);
}

/** What an invoice of the vendor page comes to: labor and every line of materials, in cents. */
export function invoiceAmount(
  invoice: Work & { materials: readonly Pick<Material, 'quantity' | 'unitCost'>[] },
): number {
  return laborCost(invoice) + sumCents(invoice.materials.map(materialTotal));
}

const numberPattern = /^INV-2025-(\d{3,})$/;

/** The number after the highest in use, so that numbers go on without gaps or clashes. */
export function nextInvoiceNumber(existing: Iterable<string>): string {
  let highest = 0;
  for (const number of existing) {
    highest = Math.max(highest, Number(numberPattern.exec(number)?.[1] ?? 0));
  }
  return `INV-2025-${String(highest + 1).padStart(3, '0')}`;
}

export function invoiceDueDate(now: Date): string {
  const due = new Date(now);
  due.setUTCDate(due.getUTCDate() + dueAfterDays);
  return due.toISOString();
}

export interface InvoiceTotals {
  /** Cents submitted or approved. */
  pending: number;
  /** Cents paid. */
  paid: number;
  count: number;
  countByStatus: Record<InvoiceStatus, number>;
}

/** The figures of the invoices page. */
export function invoiceTotals(
  invoices: readonly Pick<Invoice, 'status' | 'amount'>[],
): InvoiceTotals {
  const countByStatus = { draft: 0, submitted: 0, approved: 0, paid: 0, rejected: 0 };
  let pending = 0;
  let paid = 0;
  for (const { status, amount } of invoices) {
    countByStatus[status] += 1;
    if (status === 'submitted' || status === 'approved') pending += amount;
    if (status === 'paid') paid += amount;
  }
  return { pending, paid, count: invoices.length, countByStatus };
}

export function seesInvoice(actor: Actor, invoice: Pick<Invoice, 'vendorUid'>): boolean {
  return actor.role === 'admin' || (actor.role === 'vendor' && invoice.vendorUid === actor.uid);
}

/** Vendors write invoices, and change and submit their own while they are drafts. */
export function mayWriteInvoice(
  actor: Actor,
  invoice?: Pick<Invoice, 'vendorUid' | 'status'>,
): Decision {
  const isOwn = actor.role === 'vendor' && (!invoice || invoice.vendorUid === actor.uid);
  if (!isOwn) return refused('invoice-not-authorized');
  return allowIf(!invoice || invoice.status === 'draft', 'invoice-not-draft');
}

/** A draft handed in for approval. */
export function submittedInvoice(invoice: Invoice, now: Date): Invoice {
  return { ...invoice, status: 'submitted', submittedDate: now.toISOString() };
}
