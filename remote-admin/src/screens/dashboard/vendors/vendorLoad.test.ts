import type { InvoiceStatus, TicketStatus } from '@hoa/shared/domain';
import { describe, expect, it } from 'vitest';
import { vendorLoads } from './vendorLoad.ts';

const order = (status: TicketStatus, uid?: string) =>
  uid ? { status, assignedTo: { uid, displayName: uid, email: '' } } : { status };
const invoice = (status: InvoiceStatus, vendorUid: string) => ({ status, vendorUid });

describe('a vendor’s load', () => {
  it('counts work that is still to be done, each vendor’s own', () => {
    const loads = vendorLoads(
      [
        order('vendor_assigned', 'a'),
        order('in_progress', 'a'),
        order('waiting_resident', 'b'),
        order('resolved', 'a'),
        order('closed', 'b'),
        order('new'),
      ],
      [],
    );
    expect(loads.get('a')?.activeWorkOrders).toBe(2);
    expect(loads.get('b')?.activeWorkOrders).toBe(1);
    expect(loads.size).toBe(2);
  });

  it('counts invoices that wait to be approved or paid', () => {
    const loads = vendorLoads(
      [],
      [
        invoice('draft', 'a'),
        invoice('submitted', 'a'),
        invoice('approved', 'a'),
        invoice('paid', 'a'),
        invoice('rejected', 'a'),
      ],
    );
    expect(loads.get('a')).toEqual({ activeWorkOrders: 0, pendingInvoices: 2 });
  });
});
