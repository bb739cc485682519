import type { CheckedInput } from '@hoa/api';
import { PortalError } from '@hoa/api';
import {
  type Actor,
  type Decision,
  dayOf,
  type Invoice,
  invoiceAmount,
  invoiceDueDate,
  invoiceNumber,
  materialTotal,
  mayWriteInvoice,
  seesInvoice,
  submittedInvoice,
  vendorUidOf,
} from '@hoa/domain';
import { mayInvoiceWorkOrder, maySubmitInvoiceFor } from '@hoa/domain/tickets';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { notifyOfInvoice } from '../tickets/notify.ts';

/**
 * Creates or changes a draft invoice for one of the vendor's work orders. Calculates the amount and takes the title
 * from the work order, so that the input determines neither.
 */
const saveInvoice: UseCase<'invoices.save'> = async (context, { id, ...written }) => {
  assertAllowed(mayWriteInvoice(context.actor));
  const draft = id === undefined ? undefined : await ownInvoice(context, id);
  const { title } = await workOrderOf(context, written.workOrderId, mayInvoiceWorkOrder);
  const begun = draft ?? (await newDraft(context));
  const invoice = { ...begun, ...calculated(written), workOrderTitle: title };
  return unversioned(context.repositories.invoices.put(invoice));
};

const submitInvoice: UseCase<'invoices.submit'> = async (context, { invoiceId }) => {
  const draft = await ownInvoice(context, invoiceId);
  const ticket = await workOrderOf(context, draft.workOrderId, maySubmitInvoiceFor);
  const today = dayOf(context.now, context.association.timeZone);
  const sent = submittedInvoice(draft, today);
  const invoice = { ...draft, ...sent, workOrderTitle: ticket.title };
  await notifyOfInvoice(context, ticket, invoice, invoice.workOrderTitle);
  return unversioned(context.repositories.invoices.put(invoice));
};

/** Deletes a draft. Its number is not reused. */
const deleteInvoice: UseCase<'invoices.delete'> = async (context, { invoiceId }) => {
  const draft = await ownInvoice(context, invoiceId);
  context.repositories.invoices.remove(draft.id);
  return {};
};

type Written = Omit<CheckedInput<'invoices.save'>, 'id'>;

async function newDraft(context: UseCaseContext) {
  const { actor, now, newId, association, repositories, nextNumber } = context;
  const vendorUid = vendorUidOf(actor);
  const vendor = await repositories.vendors.get(vendorUid);
  return {
    id: newId(),
    invoiceNumber: invoiceNumber(association.invoicePrefix, await nextNumber('invoices')),
    vendorUid,
    vendorName: vendor?.displayName ?? actor.displayName,
    status: 'draft' as const,
    dueDate: invoiceDueDate(dayOf(now, association.timeZone)),
  };
}

/** Returns the work order of an invoice. An unknown work order gives the same error as a forbidden one. */
async function workOrderOf(
  { actor, repositories }: UseCaseContext,
  workOrderId: string,
  rule: (actor: Actor, ticket: StoredTicket) => Decision,
): Promise<StoredTicket> {
  const ticket = await repositories.tickets.get(workOrderId);
  if (!ticket) throw new PortalError('invoice-not-authorized');
  assertAllowed(rule(actor, ticket));
  return ticket;
}

/** Returns the actor's own draft; rejects with `not-found` for someone else's. */
async function ownInvoice(
  { actor, repositories }: UseCaseContext,
  id: string,
): Promise<Versioned<Invoice>> {
  assertAllowed(mayWriteInvoice(actor));
  const invoice = await repositories.invoices.get(id);
  if (!invoice || !seesInvoice(actor, invoice)) throw new PortalError('not-found');
  assertAllowed(mayWriteInvoice(actor, invoice));
  return invoice;
}

function calculated(written: Written) {
  const materials = written.materials.map((line) => ({ ...line, total: materialTotal(line) }));
  const notes = written.notes?.trim() || undefined;
  return { ...written, notes, materials, amount: invoiceAmount(written) };
}

export const invoiceCommands = {
  'invoices.save': saveInvoice,
  'invoices.submit': submitInvoice,
  'invoices.delete': deleteInvoice,
} satisfies UseCases;
