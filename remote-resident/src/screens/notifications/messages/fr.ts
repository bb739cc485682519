import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Notifications',
  unreadCount: ({ n }) =>
    n === 0 ? 'Vous avez tout lu.' : plural('fr', n, { one: '1 non lue', other: `${n} non lues` }),
  markAllRead: 'Tout marquer comme lu',
  show: 'Afficher',
  all: 'Toutes',
  unread: 'Non lues',
  isUnread: 'Non lue',
  failed: 'Impossible de charger les notifications',
  none: 'Aucune notification',
  noneUnread: 'Aucune notification non lue',
  noneHint: 'Ce qui se passe dans la résidence paraîtra ici.',
  showAll: 'Afficher toutes les notifications',
  priority: 'Priorité :',
  delete: 'Supprimer',
  allMarked: 'Toutes les notifications sont marquées comme lues',
  deleted: 'Notification supprimée',
  undo: 'Annuler',
  failedToMark: 'Impossible de marquer comme lu',
  failedToDelete: 'Impossible de supprimer la notification',
  failedToRestore: 'Impossible de rétablir la notification',
};
