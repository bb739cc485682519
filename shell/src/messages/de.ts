import type { Messages } from './en.ts';

export const de: Messages = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  quickMenu: 'Schnellmenü',
  userMenu: 'Benutzermenü',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
  back: 'Zurück',
  live: 'Live',
  mock: 'Demo',
  roles: { resident: 'Bewohner', vendor: 'Dienstleister', admin: 'Verwaltung' },
  switchRole: 'Rolle wechseln',
  profile: 'Profil',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  unread: ({ n }) => `${n} ungelesen`,
  unreadMessages: 'Ungelesene Nachrichten',
  offline: 'Sie sind derzeit offline. Einige Funktionen sind möglicherweise eingeschränkt.',
  toasts: 'Meldungen',
  dismiss: 'Schließen',
  restricted: 'Zugriff eingeschränkt',
  restrictedText: ({ role }) =>
    `Diese Seite steht Ihrer Rolle nicht offen. Ihre aktuelle Rolle ist: ${role}.`,
  goHome: 'Zur Startseite',
  registryFailed: 'Die Seiten des Portals konnten nicht geladen werden',
  registryFailedText:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Es ist nichts verloren gegangen.',
  portalName: 'Gemeinschaftsportal',
  errorTitle: 'Etwas ist schiefgelaufen',
  errorText:
    'Ein unerwarteter Fehler ist aufgetreten. Laden Sie die Seite neu oder kehren Sie zur Startseite zurück.',
  reload: 'Seite neu laden',
  goToHome: 'Zur Startseite wechseln',
};
