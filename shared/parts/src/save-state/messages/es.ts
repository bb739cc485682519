import type { Messages } from './en.ts';

export const es: Messages = {
  saved: 'Guardado',
  saving: 'Guardando…',
  unsaved: 'Sin guardar',
};
