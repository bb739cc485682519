import { allowIf } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

/** A vendor's own, or all for an administrator; newest first. */
export const listTicketInvoices: UseCase<'ticketInvoices.list'> = async (
  { actor, repositories },
  { ticketId },
) => {
  assertAllowed(allowIf(actor.role !== 'resident', 'vendors-only'));
  const invoices = await repositories.ticketInvoices.list();
  return invoices
    .filter(
      (invoice) =>
        (actor.role === 'admin' || invoice.submittedBy.uid === actor.uid) &&
        (ticketId === undefined || invoice.ticketId === ticketId),
    )
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
};
