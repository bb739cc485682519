import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Messages',
  conversations: 'Conversations',
  compose: 'Écrire',
  composeComingSoon: 'Vous pourrez bientôt écrire des messages !',
  all: 'Tous',
  failed: 'Impossible de charger les messages',
  none: 'Aucun message',
  noneOf: {
    direct: 'Aucun message direct',
    payments: 'Aucun message sur les paiements',
    broadcast: 'Aucun communiqué',
  },
  noneHint: 'Ce que vos voisins et le conseil vous écrivent paraîtra ici.',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  everyone: 'Toute la résidence',
  unread: ({ n }) => (n < 2 ? `${n} non lu` : `${n} non lus`),
  highPriority: 'Priorité haute',
  files: ({ n }) => (n < 2 ? `${n} fichier` : `${n} fichiers`),
};
