import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Menü',
  description: 'Alles, was Sie im Portal öffnen können.',
  sections: 'Bereiche',
};
