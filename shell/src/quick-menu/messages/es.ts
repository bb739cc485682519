import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Menú rápido',
  placeholder: 'Buscar páginas y funciones...',
  pages: 'Páginas y funciones',
  close: 'Cerrar',
  none: ({ query }) => `No hay resultados para «${query}»`,
  found: ({ n }) => (n === 1 ? '1 resultado' : `${n} resultados`),
};
