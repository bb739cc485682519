import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Profil & Einstellungen',
  tabProfile: 'Profil',
  tabNotifications: 'Mitteilungen',
  tabPrivacy: 'Privatsphäre',
  tabAppearance: 'Darstellung',
  notFoundHint:
    'Hier steht noch nichts über Sie. Melden Sie sich neu an oder wenden Sie sich an die Verwaltung.',
  memberSince: 'Mitglied seit',
  unit: 'Wohnung',
  positionTitle: 'Funktion',
};
