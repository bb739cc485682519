import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  filters: 'Filtros',
  status: 'Estado',
  allStatuses: 'Todos los estados',
  clearFilters: 'Quitar filtros',
  shown: ({ shown, total }) =>
    shown === total
      ? plural('es', total, { one: '1 elemento', other: `${total} elementos` })
      : `${shown} de ${total} elementos`,
  noMatches: 'Nada coincide con sus filtros',
  showAll: 'Mostrar todo',
};
