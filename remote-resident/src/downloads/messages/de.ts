import type { Messages } from './en.ts';

export const de: Messages = {
  started: 'Download gestartet!',
  failed: 'Der Download ist fehlgeschlagen',
  attachments: 'Anhänge',
};
