import { defineMessages, plural } from '@hoa/ui/text';

/** Board Items, its work-order drawer and the cards around the board. */
export const en = {
  title: 'Board Items',
  view: 'View',
  kanban: 'Kanban',
  table: 'Table',
  searchHint: 'Search work orders',
  status: 'Status',
  priority: 'Priority',
  allStatuses: 'All statuses',
  allPriorities: 'All priorities',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  counter: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total} items`,
  board: 'Work orders by status',

  subject: 'Subject',
  updated: 'Updated',
  unit: 'Unit',
  actions: 'Actions',
  openItem: ({ title }: { title: string }) => `Open ${title}`,

  noWorkOrders: 'No work orders assigned',
  noWorkOrdersHint: 'New work orders show up here as soon as the association assigns them to you.',
  noMatch: 'No items match your filters',
  loadFailed: 'Failed to load tickets',
  statusFailed: 'Failed to update status',
  statusUpdated: ({ label }: { label: string }) => `Status updated to ${label}`,

  summary: 'Key figures',
  activeWorkOrders: 'Active Work Orders',
  completedThisMonth: 'Completed This Month',
  pendingInvoices: 'Pending Invoices',
  totalEarnings: 'Total Earnings',
  figuresFailed: 'Failed to load figures',

  performance: 'Performance',
  rating: 'Rating',
  ratingOutOf: ({ rating }: { rating: string }) => `${rating} of 5`,
  responseTime: 'Response time',
  hours: ({ n, hours }: { n: number; hours: string }) =>
    `${hours} ${plural('en', n, { one: 'hour', other: 'hours' })}`,
  completedByMonth: 'Work orders completed, by month',
  completed: 'Completed',
  financials: 'Financials',
  earned: 'Earned in six months',
  nextPayment: 'Next payment',
  sampleFigure: 'Sample figure',
  earningsByMonth: 'Earnings by month',
  earnings: 'Earnings',
  month: 'Month',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'boardItems' }),
);
