import type { Messages } from './en.ts';

export const fr: Messages = {
  notifications: 'Notifications',
  noNotifications: 'Aucune notification',
  noNotificationsHint:
    'Les nouveaux ordres de travail, les messages et les réponses à vos factures apparaissent ici.',
  notificationsFailed: 'Impossible de charger les notifications',
  markReadFailed: 'Impossible de mettre à jour les notifications',
  unread: 'Non lue',
  highPriority: 'Priorité haute',
};
