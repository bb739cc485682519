import {
  type Invoice,
  invoiceAmount,
  invoiceDueDate,
  materialTotal,
  mayWriteInvoice,
  nextInvoiceNumber,
  seesInvoice,
  submittedInvoice,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { CheckedInput } from '../contract.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';

/** A new draft, or a draft changed; its amount is worked out here, never taken from the input. */
export const saveInvoice: UseCase<'invoices.save'> = async (context, { id, ...written }) => {
  const invoice =
    id === undefined ? await newDraft(context, written) : await changedDraft(context, id, written);
  context.repositories.invoices.put(invoice);
  return invoice;
};

export const submitInvoice: UseCase<'invoices.submit'> = async (context, { invoiceId }) => {
  const invoice = submittedInvoice(await ownInvoice(context, invoiceId), context.now);
  context.repositories.invoices.put(invoice);
  return invoice;
};

type Written = Omit<CheckedInput<'invoices.save'>, 'id'>;

async function newDraft(context: UseCaseContext, written: Written): Promise<Invoice> {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayWriteInvoice(actor));
  const existing = await repositories.invoices.list();
  return {
    id: newId(),
    invoiceNumber: nextInvoiceNumber(existing.map(({ invoiceNumber }) => invoiceNumber)),
    vendorUid: actor.uid,
    status: 'draft',
    dueDate: invoiceDueDate(now),
    ...calculated(written),
  };
}

async function changedDraft(context: UseCaseContext, id: string, written: Written) {
  return { ...(await ownInvoice(context, id)), ...calculated(written) };
}

/** A draft of the actor's that may be written; somebody else's is as good as unknown. */
async function ownInvoice({ actor, repositories }: UseCaseContext, id: string): Promise<Invoice> {
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
