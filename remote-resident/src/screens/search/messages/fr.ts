import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Recherche',
  disabled: 'La recherche est temporairement désactivée',
  disabledHint: 'En attendant, passez par le menu.',
  asked: ({ query }) => `Vous avez cherché « ${query} ».`,
  searchFor: 'Chercher dans le portail',
  openMenu: 'Ouvrir le menu',
};
