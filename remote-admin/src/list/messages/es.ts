import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  filters: 'Filtros',
  status: 'Estado',
  allStatuses: 'Todos los estados',
  clearFilters: 'Quitar filtros',
  shown: {
    news: ({ shown, total: n }) =>
      shown === n
        ? plural('es', n, { one: '1 noticia', other: `${n} noticias` })
        : `${shown} de ${n} noticias`,
    topics: ({ shown, total: n }) =>
      shown === n
        ? plural('es', n, { one: '1 tema', other: `${n} temas` })
        : `${shown} de ${n} temas`,
    orders: ({ shown, total: n }) =>
      shown === n
        ? plural('es', n, { one: '1 orden de trabajo', other: `${n} órdenes de trabajo` })
        : `${shown} de ${n} órdenes de trabajo`,
    invoices: ({ shown, total: n }) =>
      shown === n
        ? plural('es', n, { one: '1 factura', other: `${n} facturas` })
        : `${shown} de ${n} facturas`,
    people: ({ shown, total: n }) =>
      shown === n
        ? plural('es', n, { one: '1 persona', other: `${n} personas` })
        : `${shown} de ${n} personas`,
  },
  noneFound: 'Nada coincide con su búsqueda',
  noneFoundHint: 'Pruebe otra palabra.',
  noMatches: 'Nada coincide con sus filtros',
  noMatchesHint: 'Pruebe con menos filtros u otra palabra.',
};
