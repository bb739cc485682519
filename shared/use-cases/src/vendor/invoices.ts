import type { CheckedInput } from '@hoa/api';
import { PortalError } from '@hoa/api';
import {
  type Invoice,
  invoiceAmount,
  invoiceDueDate,
  invoiceNumber,
  materialTotal,
  mayWriteInvoice,
  seesInvoice,
  submittedInvoice,
} from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import type { Kept } from '../ports/repository.ts';
import { shownRecord } from '../shown-record.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';

/** A new draft, or a draft changed; its amount is worked out here, never taken from the input. */
export const saveInvoice: UseCase<'invoices.save'> = async (context, { id, ...written }) => {
  const invoice =
    id === undefined ? await newDraft(context, written) : await changedDraft(context, id, written);
  return shownRecord(context.repositories.invoices.put(invoice));
};

export const submitInvoice: UseCase<'invoices.submit'> = async (context, { invoiceId }) => {
  const draft = await ownInvoice(context, invoiceId);
  const invoice = { ...draft, ...submittedInvoice(draft, context.now) };
  return shownRecord(context.repositories.invoices.put(invoice));
};

type Written = Omit<CheckedInput<'invoices.save'>, 'id'>;

async function newDraft(context: UseCaseContext, written: Written): Promise<Invoice> {
  const { actor, now, newId, association, repositories, nextNumber } = context;
  assertAllowed(mayWriteInvoice(actor));
  const vendor = await repositories.vendors.get(actor.uid);
  return {
    id: newId(),
    invoiceNumber: invoiceNumber(association.invoicePrefix, await nextNumber('invoices')),
    vendorUid: actor.uid,
    vendorName: vendor?.displayName ?? actor.displayName,
    status: 'draft',
    dueDate: invoiceDueDate(now),
    ...calculated(written),
  };
}

async function changedDraft(context: UseCaseContext, id: string, written: Written) {
  return { ...(await ownInvoice(context, id)), ...calculated(written) };
}

/** A draft of the actor's that may be written; one of somebody else's is not found. */
async function ownInvoice(
  { actor, repositories }: UseCaseContext,
  id: string,
): Promise<Kept<Invoice>> {
  assertAllowed(mayWriteInvoice(actor));
  const invoice = await repositories.invoices.get(id);
  if (!invoice || !seesInvoice(actor, invoice)) throw new PortalError('not-found');
  assertAllowed(mayWriteInvoice(actor, invoice));
  return invoice;
}

function calculated(written: Written) {
  const materials = written.materials.map((line) => ({ ...line, total: materialTotal(line) }));
  return { ...written, materials, amount: invoiceAmount(written) };
}
