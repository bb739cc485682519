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
  notifications: 'Mitteilungen',
  notificationsUnread: ({ n }) => `Mitteilungen, ${n} ungelesen`,
  noNotifications: 'Keine Mitteilungen',
  noNotificationsHint:
    'Neue Arbeitsaufträge, Nachrichten und Antworten auf Ihre Rechnungen erscheinen hier.',
  notificationsFailed: 'Die Mitteilungen konnten nicht geladen werden',
  markReadFailed: 'Die Mitteilungen konnten nicht aktualisiert werden',
  unread: 'Ungelesen',
  highPriority: 'Hohe Priorität',
};
