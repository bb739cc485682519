import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Menü',
  description: 'Ihre Werkzeuge und alles, was Sie öffnen können.',
  vendorTools: 'Werkzeuge für Dienstleister',
  sections: 'Bereiche',
};
