import type { Messages } from './en.ts';

export const de: Messages = {
  portal: 'Dienstleisterportal',
  main: 'Hauptnavigation',
  menu: 'Menü',
  skip: 'Zum Inhalt springen',
  live: 'Live',
  mock: 'Demo',
  vendor: 'Dienstleister',
  vendorAccount: 'Dienstleisterkonto',
  quickMenu: 'Schnellmenü',
  userMenu: 'Benutzermenü',
  profileSettings: 'Profileinstellungen',
  roles: { resident: 'Bewohner', vendor: 'Dienstleister', admin: 'Verwaltung' },
  switchRole: 'Rolle wechseln',
  signOut: 'Abmelden',
  offline: 'Sie sind derzeit offline. Einige Funktionen können eingeschränkt sein.',
  notifications: 'Benachrichtigungen',
  notificationsUnread: ({ n }) => `Benachrichtigungen, ${n} ungelesen`,
  noNotifications: 'Keine Benachrichtigungen',
  noNotificationsHint:
    'Neue Arbeitsaufträge, Nachrichten und Antworten auf Ihre Rechnungen erscheinen hier.',
  notificationsFailed: 'Benachrichtigungen konnten nicht geladen werden',
  markReadFailed: 'Benachrichtigungen konnten nicht aktualisiert werden',
  unread: 'Ungelesen',
  highPriority: 'Hohe Priorität',
};
