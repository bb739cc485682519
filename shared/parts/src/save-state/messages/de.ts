import type { Messages } from './en.ts';

export const de: Messages = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  unsaved: 'Nicht gespeichert',
};
