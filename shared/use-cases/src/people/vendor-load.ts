import { activeStatuses, pendingInvoiceStatuses, type VendorWithLoad } from '@hoa/domain';
import type { Repositories } from '../ports/collections.ts';

type Load = Pick<VendorWithLoad, 'activeWorkOrders' | 'pendingInvoices'>;

/** Returns the open work and invoices of each vendor, by uid; two statements. */
export async function loadsOf(
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
