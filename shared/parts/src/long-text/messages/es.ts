import type { Messages } from './en.ts';

export const es: Messages = {
  showAll: 'Mostrar el texto completo',
  failed: 'No se pudo cargar el texto completo',
};
