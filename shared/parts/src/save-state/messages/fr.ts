import type { Messages } from './en.ts';

export const fr: Messages = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  unsaved: 'Non enregistré',
};
