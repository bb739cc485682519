import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  filters: 'Filtres',
  status: 'Statut',
  allStatuses: 'Tous les statuts',
  clearFilters: 'Effacer les filtres',
  shown: ({ shown, total }) =>
    shown === total
      ? plural('fr', total, { one: `${total} élément`, other: `${total} éléments` })
      : `${shown} sur ${total} éléments`,
  noMatches: 'Rien ne correspond à vos filtres',
  showAll: 'Tout afficher',
};
