import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Menu',
  vendorTools: 'Outils du prestataire',
  sections: 'Rubriques',
};
