import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Menu',
  description: 'Tout ce que vous pouvez ouvrir dans le portail.',
  sections: 'Rubriques',
};
