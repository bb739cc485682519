import type { Messages } from './en.ts';

export const es: Messages = {
  started: '¡Descarga iniciada!',
  failed: 'La descarga ha fallado',
  attachments: 'Archivos adjuntos',
};
