import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  filters: 'Filtres',
  status: 'Statut',
  allStatuses: 'Tous les statuts',
  clearFilters: 'Effacer les filtres',
  shown: {
    news: ({ shown, total: n }) =>
      shown === n
        ? plural('fr', n, { one: `${n} actualité`, other: `${n} actualités` })
        : `${shown} sur ${n} actualités`,
    topics: ({ shown, total: n }) =>
      shown === n
        ? plural('fr', n, { one: `${n} sujet`, other: `${n} sujets` })
        : `${shown} sur ${n} sujets`,
    orders: ({ shown, total: n }) =>
      shown === n
        ? plural('fr', n, { one: `${n} ordre de travail`, other: `${n} ordres de travail` })
        : `${shown} sur ${n} ordres de travail`,
    invoices: ({ shown, total: n }) =>
      shown === n
        ? plural('fr', n, { one: `${n} facture`, other: `${n} factures` })
        : `${shown} sur ${n} factures`,
    people: ({ shown, total: n }) =>
      shown === n
        ? plural('fr', n, { one: `${n} personne`, other: `${n} personnes` })
        : `${shown} sur ${n} personnes`,
  },
  noneFound: 'Rien ne correspond à votre recherche',
  noneFoundHint: 'Essayez un autre mot.',
  noMatches: 'Rien ne correspond à vos filtres',
  noMatchesHint: 'Essayez avec moins de filtres ou un autre mot.',
};
