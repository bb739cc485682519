import { defineMessages, formatNumber, plural } from '@hoa/ui/text';

export const en = {
  title: 'Directory',
  description: 'Neighbors who choose to be found.',
  own: 'What neighbors see of you',
  search: 'Search names, homes and contact details',
  searchShort: 'Search',
  people: 'People',
  count: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 person', other: `${formatNumber(n, 'en')} people` }),
  failed: 'Failed to load the directory',
  none: 'Nobody is listed yet',
  noneHint: 'People are listed as soon as they choose to show something of themselves.',
  noneFound: ({ search }: { search: string }) => `Nobody found for “${search}”`,
  write: 'Write a message',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'directory' }),
);
