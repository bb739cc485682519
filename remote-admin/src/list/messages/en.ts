import { plural } from '@hoa/ui/text';

export const en = {
  filters: 'Filters',
  status: 'Status',
  allStatuses: 'All statuses',
  clearFilters: 'Clear filters',
  shown: ({ shown, total }: { shown: number; total: number }) =>
    shown === total
      ? plural('en', total, { one: '1 item', other: `${total} items` })
      : `${shown} of ${total} items`,
  noMatches: 'Nothing matches your filters',
  showAll: 'Show all',
};

export type Messages = typeof en;
