import { formatNumber, plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Forums de la résidence',
  description: 'Posez vos questions, proposez, et voyez de quoi parlent vos voisins.',
  newTopic: 'Nouveau sujet',
  newTopicComingSoon: 'Vous pourrez bientôt ouvrir de nouveaux sujets !',
  failed: 'Impossible de charger les sujets du forum',
  topics: 'Sujets',
  tags: 'Étiquettes',
  allTopics: 'Tous les sujets',
  showAllTopics: 'Afficher tous les sujets',
  noTopics: 'Aucun sujet pour le moment',
  noTopicsHint: 'Les discussions ouvertes par vos voisins paraîtront ici.',
  noTopicsWithTag: ({ tag }) => `Aucun sujet avec l’étiquette « ${tag} »`,
  active: 'Dernière activité :',
  comments: ({ n }) =>
    plural('fr', n, {
      one: `${n} commentaire`,
      other: `${formatNumber(n, 'fr')} commentaires`,
    }),
  views: ({ n }) => plural('fr', n, { one: `${n} vue`, other: `${formatNumber(n, 'fr')} vues` }),
};
