import type { Messages } from './en.ts';

export const fr: Messages = {
  started: 'Téléchargement lancé !',
  failed: 'Le téléchargement a échoué',
  attachments: 'Pièces jointes',
};
