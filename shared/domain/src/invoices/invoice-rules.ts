import { type CalendarDay, daysLater } from '../kernel/calendar-day.ts';
import { sumCents, usdText } from '../kernel/money.ts';
import { allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { hasPermission } from '../people/has-permission.ts';
import { type Actor, vendorUidOf } from '../people/roles.ts';
import type { Invoice, Material, TicketInvoice } from './invoice-schema.ts';

export const defaultMaterialsCost = 0;

/** Days from creation to the due date of a new draft. */
const dueAfterDays = 30;

interface Work {
  laborHours: number;
  /** Cents per hour. */
  laborRate: number;
}

/** Returns hours times rate, rounded to cents. */
export function laborCost({ laborHours, laborRate }: Work): number {
  return Math.round(laborHours * laborRate);
}

/** Returns the total of the drawer's invoice form, hours × rate + materials, in cents. */
export function calculatedTotal(work: Work & { materialsCost: number }): number {
  return laborCost(work) + work.materialsCost;
}

/** Returns the amount to fill in after the calculation changes; undefined keeps the vendor's entry. */
export function autoFilledAmount(work: Work & { materialsCost: number }): number | undefined {
  const total = calculatedTotal(work);
  return total > 0 ? total : undefined;
}

export function defaultInvoiceDescription(ticketTitle: string): string {
  return `Work completed for: ${ticketTitle}`;
}

/** Returns the public system message about an invoice in the ticket's conversation. */
export function invoiceMessage(amount: number, description: string): string {
  return `Invoice submitted for ${usdText(amount)} - ${description}`;
}

/** Returns the total of one line of materials, in cents. */
export function materialTotal({ quantity, unitCost }: Pick<Material, 'quantity' | 'unitCost'>) {
  return Math.round(quantity * unitCost);
}

/** Returns the total of a vendor's invoice, labor and all materials, in cents. */
export function invoiceAmount(
  invoice: Work & { materials: readonly Pick<Material, 'quantity' | 'unitCost'>[] },
): number {
  return laborCost(invoice) + sumCents(invoice.materials.map(materialTotal));
}

/** Formats an invoice number; `prefix` is the association's setting. */
export function invoiceNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(3, '0')}`;
}

export function invoiceDueDate(today: CalendarDay): CalendarDay {
  return daysLater(today, dueAfterDays);
}

/** Converts an invoice submitted from its work order to an entry of the vendor's invoices. */
export function listedInvoice(
  submitted: TicketInvoice,
  listed: Pick<Invoice, 'id' | 'invoiceNumber' | 'vendorName' | 'workOrderTitle'>,
  today: CalendarDay,
): Invoice {
  const { laborHours = 0, laborRate = 0, materialsCost = 0, amount } = submitted;
  const isSumOfParts = calculatedTotal({ laborHours, laborRate, materialsCost }) === amount;
  const line = isSumOfParts
    ? { item: '', quantity: 1, unitCost: materialsCost, total: materialsCost }
    : { item: submitted.description, quantity: 1, unitCost: amount, total: amount };
  return {
    ...listed,
    vendorUid: submitted.vendorUid,
    workOrderId: submitted.ticketId,
    amount,
    laborHours: isSumOfParts ? laborHours : 0,
    laborRate,
    materials: line.total > 0 ? [line] : [],
    status: 'submitted',
    submittedDate: today,
    dueDate: invoiceDueDate(today),
    ...(submitted.notes ? { notes: submitted.notes } : {}),
    ticketInvoiceId: submitted.id,
  };
}

/** Vendors see their own invoices; administrators of money or vendors see submitted ones. */
export function seesInvoice(
  actor: Actor,
  { vendorUid, status }: Pick<Invoice, 'vendorUid' | 'status'>,
): boolean {
  if (actor.role === 'vendor') return vendorUid === vendorUidOf(actor);
  return status !== 'draft' && hasPermission(actor, 'money', 'vendors');
}

/** Vendors create invoices, and edit and submit their own drafts. */
export function mayWriteInvoice(
  actor: Actor,
  invoice?: Pick<Invoice, 'vendorUid' | 'status'>,
): Decision {
  const isOwn = actor.role === 'vendor' && (!invoice || invoice.vendorUid === vendorUidOf(actor));
  if (!isOwn) return refused('invoice-not-authorized');
  return allowIf(!invoice || invoice.status === 'draft', 'invoice-not-draft');
}

/** Returns the draft as submitted for approval. */
export function submittedInvoice(invoice: Invoice, today: CalendarDay): Invoice {
  return { ...invoice, status: 'submitted', submittedDate: today };
}
