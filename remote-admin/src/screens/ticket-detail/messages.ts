import { defineMessages } from '@hoa/ui/text';

export const en = {
  adminActions: 'Admin actions',
  status: 'Status',
  assignVendor: 'Assign Vendor',
  assignVendorSoon: 'Assign Vendor is coming soon!',
  createWorkItem: 'Create Work Item',
  assign: 'Assign',
  assignedNow: 'Assigned now',
  vendorAssigned: ({ vendor }: { vendor: string }) => `Assigned to ${vendor}!`,
  failedToAssign: 'Failed to assign vendor',
  noVendors: 'No vendors',
  changeDueDate: 'Change due date',
  dueDate: 'Due date',
  dueDateChanged: 'Due date changed',
  failedToChangeDueDate: 'Failed to change the due date',
  save: 'Save',
  withdrawOrder: 'Withdraw order',
  orderWithdrawn: 'Order withdrawn',
  failedToWithdraw: 'Failed to withdraw the order',
  reason: 'Reason',
  reasonHint: ({ vendor }: { vendor: string }) =>
    `${vendor} and the office read it. The order is closed.`,
  history: 'History',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'ticketDetail' }),
);
