import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Menü',
  vendorTools: 'Werkzeuge für Dienstleister',
  sections: 'Bereiche',
};
