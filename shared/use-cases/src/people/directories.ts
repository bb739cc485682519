import {
  activeStatuses,
  hasPermission,
  listPageSize,
  mayReadInvoices,
  maySeeContactSubmissions,
  maySeeResidents,
  maySeeVendors,
  pendingInvoiceStatuses,
  type VendorWithLoad,
  vendorUidOf,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import type { Repositories } from '../ports/collections.ts';
import { withCurrentContacts } from './shown-people.ts';

/** Lists vendors by name for administrators, each with its open work and invoices as far as they may read them. */
const listVendors: UseCase<'vendors.list'> = async ({ actor, repositories }, input) => {
  assertAllowed(maySeeVendors(actor));
  const page = await listPage(
    repositories.vendors,
    {
      where: { id: input.id, text: input.search, removedAt: { isMissing: true } },
      orderBy: [['displayName', 'asc']],
    },
    input,
    listPageSize,
    ({ version: _, removedAt: __, nextPaymentDate: ___, isNextPaymentSample: ____, ...vendor }) =>
      vendor,
  );
  const loadOf = await openWorkOf(
    repositories,
    page.items.map(({ uid }) => uid),
  );
  return {
    ...page,
    items: page.items.map((vendor) => ({
      ...vendor,
      activeWorkOrders: hasPermission(actor, 'tickets') ? loadOf(vendor.uid).activeWorkOrders : 0,
      pendingInvoices: mayReadInvoices(actor).ok ? loadOf(vendor.uid).pendingInvoices : 0,
    })),
  };
};

const residentsOnPage = 25;

/** Lists households by unit for administrators. */
const listResidents: UseCase<'residents.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(maySeeResidents(actor));
  const page = await listPage(
    repositories.residents,
    { where: { text: input.search }, orderBy: [['unit', 'asc']] },
    input,
    residentsOnPage,
    unversioned,
  );
  return { ...page, items: await withCurrentContacts(context, page.items) };
};

const submissionsOnPage = 15;

/** Lists contact forms sent to this vendor in this association, latest update first. */
const listContactSubmissions: UseCase<'contactSubmissions.list'> = async (
  { actor, repositories },
  input,
) => {
  assertAllowed(maySeeContactSubmissions(actor));
  return listPage(
    repositories.contactSubmissions,
    {
      where: { vendorUid: vendorUidOf(actor), hoaId: actor.hoaId },
      orderBy: [['updatedAt', 'desc']],
    },
    input,
    submissionsOnPage,
    unversioned,
  );
};

export const directoryQueries = {
  'vendors.list': listVendors,
  'residents.list': listResidents,
  'contactSubmissions.list': listContactSubmissions,
} satisfies UseCases;

type Load = Pick<VendorWithLoad, 'activeWorkOrders' | 'pendingInvoices'>;

/** Returns the open work and invoices of each vendor, by uid; two statements. */
async function openWorkOf(
  { tickets, invoices }: Repositories,
  uids: readonly string[],
): Promise<(uid: string) => Load> {
  const [orders, pending] = await Promise.all([
    tickets.aggregate({
      where: { 'assignedTo.uid': { in: uids }, status: { in: activeStatuses } },
      groupBy: 'assignedTo.uid',
    }),
    invoices.aggregate({
      where: { vendorUid: { in: uids }, status: { in: pendingInvoiceStatuses } },
      groupBy: 'vendorUid',
    }),
  ]);
  return (uid) => ({
    activeWorkOrders: orders.find(({ group }) => group === uid)?.count ?? 0,
    pendingInvoices: pending.find(({ group }) => group === uid)?.count ?? 0,
  });
}
