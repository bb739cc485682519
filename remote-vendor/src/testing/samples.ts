import type { Invoice, TicketMessage, VendorNotification } from '@hoa/domain';
import type { Output } from '@hoa/portal';

const day = '2026-03-02T09:00:00.000Z';

/** A message in the conversation of the sample work order. */
export function aMessage(given: Partial<TicketMessage> = {}): TicketMessage {
  return {
    id: 'M-1',
    ticketId: 'TKT-1001',
    content: 'It is under the left basin.',
    author: { uid: 'resident-1', displayName: 'Riley Resident', role: 'resident' },
    isInternal: false,
    createdAt: day,
    attachments: [],
    ...given,
  };
}

/** An invoice of the vendor's; amounts in cents. */
export function anInvoice(given: Partial<Invoice> = {}): Invoice {
  return {
    id: 'invoice-1',
    invoiceNumber: 'INV-2025-001',
    vendorUid: 'vendor-1',
    workOrderId: 'TKT-1001',
    workOrderTitle: 'Leak under the sink',
    amount: 24_500,
    laborHours: 3,
    laborRate: 7_500,
    materials: [{ item: 'Trap', quantity: 1, unitCost: 2_000, total: 2_000 }],
    status: 'draft',
    dueDate: '2026-04-01',
    ...given,
  };
}

/** An unread notification of the vendor's. */
export function aNotification(given: Partial<VendorNotification> = {}): VendorNotification {
  return {
    id: 'N-1',
    title: 'New work order',
    message: 'Leak under the sink',
    type: 'work_item_assigned',
    priority: 'normal',
    read: false,
    createdAt: day,
    actionUrl: '/vendor?item=TKT-1001',
    ...given,
  };
}

/** The specified figures of the vendor's dashboard. */
export const figures: Output<'vendorDashboard.get'> = {
  activeWorkOrders: 3,
  completedThisMonth: 12,
  pendingInvoices: 2,
  totalEarnings: 875_000,
  rating: 4.8,
  responseTimeHours: 2.3,
  nextPaymentDate: '2025-02-15',
  isNextPaymentSample: true,
  months: [
    { month: '2025-01-01', completed: 11, earnings: 183_500 },
    { month: '2025-02-01', completed: 12, earnings: 691_500 },
  ],
};
