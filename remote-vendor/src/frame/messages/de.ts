import { de as pages } from '../../pages/labels/de.ts';
import type { Messages } from './en.ts';

export const de: Messages = {
  pages,
  notFound: 'Seite nicht gefunden',
  main: 'Hauptnavigation',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
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
};
