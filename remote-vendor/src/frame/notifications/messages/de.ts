import type { Messages } from './en.ts';

export const de: Messages = {
  notifications: 'Mitteilungen',
  noNotifications: 'Keine Mitteilungen',
  noNotificationsHint:
    'Neue Arbeitsaufträge, Nachrichten und Antworten auf Ihre Rechnungen erscheinen hier.',
  notificationsFailed: 'Die Mitteilungen konnten nicht geladen werden',
  markReadFailed: 'Die Mitteilungen konnten nicht aktualisiert werden',
  unread: 'Ungelesen',
  highPriority: 'Hohe Priorität',
};
