import type { Ticket } from '@hoa/shared/domain';
import type { InvoiceRow } from './useAllInvoices.ts';

/** How much a vendor has to do, and how many invoices wait for an answer. */
export interface VendorLoad {
  readonly activeWorkOrders: number;
  readonly pendingInvoices: number;
}

/** The load of every vendor, by uid: work that is neither resolved nor closed, invoices not yet paid. */
export function vendorLoads(
  tickets: readonly Pick<Ticket, 'assignedTo' | 'status'>[],
  invoices: readonly Pick<InvoiceRow, 'vendorUid' | 'status'>[],
): ReadonlyMap<string, VendorLoad> {
  const loads = new Map<string, { activeWorkOrders: number; pendingInvoices: number }>();
  const loadOf = (uid: string) => {
    const load = loads.get(uid) ?? { activeWorkOrders: 0, pendingInvoices: 0 };
    loads.set(uid, load);
    return load;
  };
  for (const { assignedTo, status } of tickets) {
    if (assignedTo && status !== 'resolved' && status !== 'closed') {
      loadOf(assignedTo.uid).activeWorkOrders += 1;
    }
  }
  for (const { vendorUid, status } of invoices) {
    if (status === 'submitted' || status === 'approved') loadOf(vendorUid).pendingInvoices += 1;
  }
  return loads;
}
