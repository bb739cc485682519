export const en = {
  title: 'Quick menu',
  placeholder: 'Search pages and features...',
  pages: 'Pages and features',
  close: 'Close',
  none: ({ query }: { query: string }) => `No results found for "${query}"`,
  found: ({ n }: { n: number }) => (n === 1 ? '1 result' : `${n} results`),
};

export type Messages = typeof en;
