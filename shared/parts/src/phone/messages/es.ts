import type { Messages } from './index.ts';

export const es: Messages = {
  filters: 'Filtros',
  filtersSet: ({ n }: { n: number }) => (n === 1 ? 'Filtros, 1 activo' : `Filtros, ${n} activos`),
};
