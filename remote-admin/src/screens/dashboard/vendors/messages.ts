import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  vendors: 'Vendors',
  vendor: 'Vendor',
  allVendors: 'All vendors',
  services: 'Services',
  createWorkItem: 'Create Work Item',
  workItem: 'Work Item',
  activeWorkOrders: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 active work order', other: `${n} active work orders` }),
  pendingInvoices: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 pending invoice', other: `${n} pending invoices` }),
  whatIsNext: 'Approval and payment are recorded outside the portal.',
  show: 'Show',
  workOrders: 'Work Orders',
  invoices: 'Invoices',
  subject: 'Subject',
  status: 'Status',
  active: 'Active',
  pending: 'Pending',
  priority: 'Priority',
  due: 'Due',
  completedThisMonth: 'Completed this month',
  overdue: 'Overdue',
  updated: 'Updated',
  invoice: 'Invoice',
  fromWorkOrder: 'From work order',
  workOrder: 'Work order',
  amount: 'Amount',
  submitted: 'Submitted',
  searchWorkOrders: 'Search work orders',
  searchInvoices: 'Search invoices',
  searchVendors: 'Search vendors',
  noVendors: 'No vendors',
  inviteVendor: 'Invite a Vendor',
  noVendorFound: 'No vendor matches',
  noWorkOrders: 'No work orders assigned',
  noInvoices: 'No invoices',
  noInvoicesHint: 'What vendors submit for their work shows up here.',
  failedVendors: 'Failed to load vendors',
  failedWorkOrders: 'Failed to load work orders',
  failedInvoices: 'Failed to load invoices',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'vendors' }),
);
