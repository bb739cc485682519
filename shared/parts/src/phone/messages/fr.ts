import type { Messages } from './index.ts';

export const fr: Messages = {
  filters: 'Filtres',
  filtersSet: ({ n }: { n: number }) => (n === 1 ? 'Filtres, 1 actif' : `Filtres, ${n} actifs`),
};
