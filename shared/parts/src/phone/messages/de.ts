import type { Messages } from './en.ts';

export const de: Messages = {
  filters: 'Filter',
  filtersSet: ({ n }: { n: number }) => `Filter, ${n} gesetzt`,
};
