import type { Messages } from './en.ts';

export const es: Messages = {
  sort: 'Ordenar',
  newestFirst: 'Más recientes',
};
