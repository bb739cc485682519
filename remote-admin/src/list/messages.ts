import { defineMessages, plural } from '@hoa/ui/text';

interface Count {
  readonly shown: number;
  readonly total: number;
}

export const en = {
  filters: 'Filters',
  status: 'Status',
  allStatuses: 'All statuses',
  clearFilters: 'Clear filters',
  /** How many match, of how many. */
  shown: {
    news: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 news item', other: `${n} news items` })
        : `${shown} of ${n} news items`,
    topics: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 topic', other: `${n} topics` })
        : `${shown} of ${n} topics`,
    orders: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 work order', other: `${n} work orders` })
        : `${shown} of ${n} work orders`,
    invoices: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 invoice', other: `${n} invoices` })
        : `${shown} of ${n} invoices`,
    people: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 person', other: `${n} people` })
        : `${shown} of ${n} people`,
    homes: ({ shown, total: n }: Count) =>
      shown === n
        ? plural('en', n, { one: '1 home', other: `${n} homes` })
        : `${shown} of ${n} homes`,
  },
  noMatches: 'Nothing matches your filters',
  noMatchesHint: 'Try fewer filters or another word.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'list' }),
);
