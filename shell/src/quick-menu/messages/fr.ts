import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Menu rapide',
  placeholder: 'Rechercher des pages et des fonctions...',
  pages: 'Pages et fonctions',
  close: 'Fermer',
  none: ({ query }) => `Aucun résultat pour « ${query} »`,
  found: ({ n }) => (n < 2 ? `${n} résultat` : `${n} résultats`),
};
