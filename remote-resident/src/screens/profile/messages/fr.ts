import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Profil et paramètres',
  tabProfile: 'Profil',
  tabNotifications: 'Notifications',
  tabPrivacy: 'Confidentialité',
  tabAppearance: 'Apparence',
  notFoundHint:
    'Il n’y a encore rien à votre sujet. Reconnectez-vous ou contactez l’administration.',
  memberSince: 'Membre depuis',
  unit: 'Logement',
  positionTitle: 'Fonction',
};
