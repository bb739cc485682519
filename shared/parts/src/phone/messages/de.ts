import type { Messages } from './index.ts';

export const de: Messages = {
  filters: 'Filter',
  filtersSet: ({ n }: { n: number }) => `Filter, ${n} gesetzt`,
};
