import { PortalError } from '@hoa/api';
import {
  type Actor,
  excerptOf,
  firstDayOf,
  type InvoiceStatus,
  invoiceStatuses,
  listPageSize,
  mayReadInvoices,
  monthOf,
  pendingInvoiceStatuses,
  seesInvoice,
  vendorUidOf,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { ofGroup } from '../kernel/of-group.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import type { Condition, Scalar } from '../ports/repository.ts';

const sortFields = {
  number: 'invoiceNumber',
  order: 'workOrderTitle',
  vendor: 'vendorName',
  amount: 'amount',
  status: 'status',
  submitted: 'submittedDate',
} as const;

/** Lists a vendor's own invoices or, for an administrator, all submitted ones; highest number first unless sorted. */
const listInvoices: UseCase<'invoices.list'> = async ({ actor, repositories }, input) => {
  assertReader(actor);
  const { vendorUid, isPending, search, sort } = input;
  const asked = input.status ?? ofGroup(pendingInvoiceStatuses, isPending);
  const status = actor.role === 'admin' ? submittedAmong(asked) : asked;
  return listPage(
    repositories.invoices,
    {
      where: { vendorUid: ownerOf(actor) ?? vendorUid, status, text: search },
      orderBy: sort
        ? [
            [sortFields[sort.column], sort.direction],
            ['invoiceNumber', 'desc'],
          ]
        : [['invoiceNumber', 'desc']],
    },
    input,
    listPageSize,
    (invoice) => ({
      ...unversioned(invoice),
      ...(invoice.notes && { notes: excerptOf(invoice.notes) }),
    }),
  );
};

/** Returns an invoice with the documents that were attached to it in the work order's drawer. */
const getInvoice: UseCase<'invoices.get'> = async ({ actor, repositories }, { invoiceId }) => {
  assertReader(actor);
  const invoice = await repositories.invoices.get(invoiceId);
  if (!invoice || !seesInvoice(actor, invoice)) throw new PortalError('not-found');
  const { ticketInvoiceId } = invoice;
  const sent = ticketInvoiceId && (await repositories.ticketInvoices.get(ticketInvoiceId));
  if (!sent || sent.attachments.length === 0) return unversioned(invoice);
  return { ...unversioned(invoice), attachments: sent.attachments };
};

/** Returns the totals of the invoices that `listInvoices` returns. */
const getInvoiceTotals: UseCase<'invoices.totals'> = async (context, { workOrderId }) => {
  const { actor, now, association, repositories } = context;
  assertReader(actor);
  const vendorUid = ownerOf(actor);
  const month = monthOf(now, association.timeZone);
  const [all, paidByMonth] = await Promise.all([
    repositories.invoices.aggregate({
      where: { vendorUid, workOrderId },
      groupBy: 'status',
      of: 'amount',
    }),
    repositories.invoices.aggregate({
      where: { vendorUid, workOrderId, status: 'paid', paidDate: { from: firstDayOf(month) } },
      groupBy: { monthOf: 'paidDate' },
      of: 'amount',
    }),
  ]);
  const byStatus = actor.role === 'admin' ? all.filter(({ group }) => group !== 'draft') : all;
  const rowOf = (wanted: string, rows = byStatus) => rows.find(({ group }) => group === wanted);
  const sumOf = (statuses: readonly InvoiceStatus[]) =>
    statuses.reduce((sum, status) => sum + (rowOf(status)?.sum ?? 0), 0);
  const countByStatus = Object.fromEntries(
    invoiceStatuses.map((status) => [status, rowOf(status)?.count ?? 0]),
  ) as Record<InvoiceStatus, number>;
  return {
    pending: sumOf(pendingInvoiceStatuses),
    paidThisMonth: rowOf(month, paidByMonth)?.sum ?? 0,
    paid: sumOf(['paid']),
    count: byStatus.reduce((sum, { count }) => sum + count, 0),
    countByStatus,
  };
};

function assertReader(actor: Actor): void {
  assertAllowed(mayReadInvoices(actor));
}

/** Excludes drafts, which only their vendor may see, from a condition on the status. */
function submittedAmong(status: Condition | undefined): Condition {
  const drafts: readonly Scalar[] = ['draft'];
  if (status === undefined) return { notIn: drafts };
  if (typeof status !== 'object') return drafts.includes(status) ? { in: [] } : status;
  return 'notIn' in status ? { notIn: [...status.notIn, ...drafts] } : status;
}

/** Returns the vendor whose invoices an actor sees; undefined for all vendors. */
function ownerOf(actor: Actor): string | undefined {
  return actor.role === 'admin' ? undefined : vendorUidOf(actor);
}

export const invoiceQueries = {
  'invoices.list': listInvoices,
  'invoices.get': getInvoice,
  'invoices.totals': getInvoiceTotals,
} satisfies UseCases;
