import type { Messages } from './en.ts';

export const fr: Messages = {
  showAll: 'Afficher le texte complet',
  failed: 'Le texte complet n’a pas pu être chargé',
};
