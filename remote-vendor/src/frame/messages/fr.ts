import { fr as pages } from '../../pages/labels/fr.ts';
import type { Messages } from './en.ts';

export const fr: Messages = {
  pages,
  notFound: 'Page introuvable',
  main: 'Principale',
  collapse: 'Réduire la navigation',
  expand: 'Déployer la navigation',
  skip: 'Aller au contenu',
  live: 'En direct',
  mock: 'Démo',
  vendor: 'Prestataire',
  vendorAccount: 'Compte prestataire',
  quickMenu: 'Menu rapide',
  userMenu: 'Menu utilisateur',
  profileSettings: 'Paramètres du profil',
  roles: { resident: 'Résident', vendor: 'Prestataire', admin: 'Administration' },
  switchRole: 'Changer de rôle',
  signOut: 'Se déconnecter',
  offline: 'Vous êtes hors ligne. Certaines fonctions peuvent être limitées.',
  notifications: 'Notifications',
  notificationsUnread: ({ n }) => `Notifications, ${n} non lues`,
};
