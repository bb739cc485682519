import type { Messages } from './en.ts';

export const fr: Messages = {
  filters: 'Filtres',
  filtersSet: ({ n }: { n: number }) => (n === 1 ? 'Filtres, 1 actif' : `Filtres, ${n} actifs`),
};
