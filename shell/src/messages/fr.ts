import type { Messages } from './en.ts';

export const fr: Messages = {
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  quickMenu: 'Menu rapide',
  userMenu: 'Menu de l’utilisateur',
  collapse: 'Réduire la navigation',
  expand: 'Déployer la navigation',
  back: 'Retour',
  live: 'En direct',
  mock: 'Démo',
  roles: { resident: 'Résident', vendor: 'Prestataire', admin: 'Administration' },
  switchRole: 'Changer de rôle',
  profile: 'Profil',
  settings: 'Paramètres',
  signOut: 'Se déconnecter',
  unread: ({ n }) => (n < 2 ? `${n} non lu` : `${n} non lus`),
  unreadMessages: 'Messages non lus',
  offline: 'Vous êtes actuellement hors ligne. Certaines fonctions peuvent être limitées.',
  toasts: 'Avis',
  dismiss: 'Fermer',
  restricted: 'Accès restreint',
  restrictedText: ({ role }) =>
    `Cette page n’est pas ouverte à votre rôle. Votre rôle actuel est : ${role}.`,
  goHome: 'Aller à l’accueil',
  registryFailed: 'Impossible de charger les pages du portail',
  registryFailedText: 'Vérifiez votre connexion et réessayez. Rien n’a été perdu.',
  errorTitle: 'Une erreur s’est produite',
  errorText:
    'Nous avons rencontré une erreur inattendue. Rechargez la page ou revenez à la page d’accueil.',
  reload: 'Recharger la page',
  goToHome: 'Aller à la page d’accueil',
};
