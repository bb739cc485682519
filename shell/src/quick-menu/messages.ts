import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Quick menu',
  placeholder: 'Search pages and features...',
  pages: 'Pages and features',
  close: 'Close',
  none: ({ query }: { query: string }) => `No results found for "${query}"`,
  found: ({ n }: { n: number }) => (n === 1 ? '1 result' : `${n} results`),
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'quickMenu' }),
);
