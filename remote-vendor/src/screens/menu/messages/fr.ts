import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Menu',
  description: 'Vos outils et tout ce que vous pouvez ouvrir.',
  vendorTools: 'Outils du prestataire',
  sections: 'Rubriques',
};
