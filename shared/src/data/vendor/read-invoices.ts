import { allowIf, seesInvoice } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

/** A vendor's own, or all for an administrator; highest number first. */
export const listInvoices: UseCase<'invoices.list'> = async ({ actor, repositories }) => {
  assertAllowed(allowIf(actor.role !== 'resident', 'vendors-only'));
  const invoices = await repositories.invoices.list();
  return invoices
    .filter((invoice) => seesInvoice(actor, invoice))
    .sort((one, other) =>
      other.invoiceNumber.localeCompare(one.invoiceNumber, 'en', { numeric: true }),
    );
};
