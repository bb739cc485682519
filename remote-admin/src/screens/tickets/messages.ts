import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Ticket Management',
  tickets: 'Tickets',
  createWorkItem: 'Create Work Item',
  noTickets: 'Nothing has been reported yet',
  orderFirst: 'Order work from a vendor',
  orderWork: 'Order work',
  orderWorkFor: ({ title }: { title: string }) => `Order work: ${title}`,
  view: 'View',
  list: 'List',
  table: 'Table',
  columns: 'Columns',
  resetColumns: 'Reset to default',
  done: 'Done',
  kanban: 'Kanban',
  withoutClosed: 'closed hidden',

  bulk: 'Chosen tickets',
  selectAll: 'Select all',
  selected: ({ n, total }: { n: number; total: number }) => `${n} of ${total} selected`,
  newStatus: 'New status',
  newStatusPlaceholder: 'New status…',
  chooseStatus: 'Choose the new status first',
  changeStatus: 'Change status',
  clear: 'Clear',
  clearSelection: 'Clear selection',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'tickets' }),
);
