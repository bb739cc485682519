import { allowIf, excerptOf, type TicketInvoice } from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import { unversioned } from '../kernel/unversioned.ts';
import type { UseCase } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

const invoicesOnPage = 25;

/** Lists the vendor's own ticket invoices, or all for an administrator, optionally of one ticket; newest first. */
export const listTicketInvoices: UseCase<'ticketInvoices.list'> = async (
  { actor, repositories },
  { ticketId, limit = invoicesOnPage, offset },
) => {
  assertAllowed(allowIf(actor.role !== 'resident', 'vendors-only'));
  const where = { ticketId, 'submittedBy.uid': actor.role === 'admin' ? undefined : actor.uid };
  const [invoices, [all]] = await Promise.all([
    repositories.ticketInvoices.find({ where, orderBy: [['createdAt', 'desc']], limit, offset }),
    repositories.ticketInvoices.aggregate({ where, of: 'amount' }),
  ]);
  return { items: invoices.map(listedInvoice), total: all?.count ?? 0, amount: all?.sum ?? 0 };
};

function listedInvoice(invoice: Versioned<TicketInvoice>): TicketInvoice {
  const { description, notes } = invoice;
  return {
    ...unversioned(invoice),
    description: excerptOf(description),
    ...(notes && { notes: excerptOf(notes) }),
  };
}
