import { plural } from '@hoa/ui/text';
import type { Messages as ReauthMessages } from '../live/reauth/messages.ts';
import type { Messages as ShellMessages } from '../messages.ts';
import type { Messages as NoticesMessages } from '../notices/messages.ts';
import type { Messages as QuickMenuMessages } from '../quick-menu/messages.ts';
import type { Messages as LoginMessages } from '../sign-in/page/messages.ts';

export const shell: ShellMessages = {
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  quickMenu: 'Menu rapide',
  userMenu: 'Menu de l’utilisateur',
  collapse: 'Réduire la navigation',
  expand: 'Déployer la navigation',
  back: 'Retour',
  live: 'En direct',
  mock: 'Démo',
  roles: {
    resident: 'Résident',
    vendor: 'Prestataire',
    admin: 'Administration',
    'board-member': 'Conseil',
    treasurer: 'Trésorerie',
    manager: 'Gestion',
    editor: 'Rédaction',
  },
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
  portalName: 'Portail de la communauté',
  errorTitle: 'Une erreur s’est produite',
  errorText:
    'Nous avons rencontré une erreur inattendue. Rechargez la page ou revenez à la page d’accueil.',
  reload: 'Recharger la page',
  goToHome: 'Aller à la page d’accueil',
};

export const login: LoginMessages = {
  title: 'Se connecter',
  welcome: 'Les actualités, les demandes et les paiements de votre copropriété au même endroit.',
  emailSignIn: 'Connexion par e-mail',
  email: 'Adresse e-mail',
  mockHint:
    'Le portail fonctionne avec des données d’exemple : aucun e-mail n’est envoyé. Utilisez la connexion de démonstration.',
  send: 'Envoyer le lien de connexion',
  sent: 'Lien envoyé ! Consultez votre messagerie.',
  sendingFailed: 'Impossible d’envoyer le lien de connexion',
  mockRefusal: 'Le lien de connexion est désactivé en mode démonstration',
  mockLogin: 'Connexion de démonstration',
  mockLoginHint: 'Parcourez le portail comme l’une des personnes d’exemple.',
  help: 'Un problème de connexion ? Veuillez contacter l’administration de votre copropriété.',
  privacy: 'Confidentialité',
  mode: 'Mode',
  mockMode: 'Des données d’exemple à explorer',
  liveMode: 'Votre copropriété, avec un lien par e-mail',
  liveUnavailable: 'Le mode réel n’est pas disponible actuellement',
  liveNeedsHttps:
    'Connectez-vous par une connexion sécurisée : ouvrez le portail en HTTPS ou, sur l’ordinateur qui l’héberge, à l’adresse http://localhost.',
  signIn: 'Se connecter',
  linkFor: ({ email }) => `Vous avez ouvert le lien de connexion de ${email}.`,
  codeSignIn: 'Saisir le code',
  codeSentTo: ({ email }) =>
    `Si ${email} a accès, vous recevrez un e-mail avec un lien et un code à six chiffres. Si l’accès commence plus tard, l’e-mail indique à partir de quand.`,
  code: 'Code',
  codeRequired: 'Veuillez saisir les six chiffres de l’e-mail',
  chooseRole: 'Choisir un rôle',
  chooseRoleHint: 'Vous pourrez en changer dans le menu utilisateur.',
  errors: {
    'email-required': 'Veuillez saisir votre adresse e-mail',
    'email-invalid': 'Saisissez une adresse e-mail valide',
    'email-not-found': 'Adresse e-mail introuvable pour terminer la connexion',
    'not-a-link': 'Cette adresse n’est pas un lien de connexion',
    'sign-in-invalid':
      'Ce lien ou ce code est incorrect, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
    network: 'La connexion a échoué. Vérifiez-la et réessayez.',
    busy: 'Le portail est occupé. Réessayez.',
    'too-many-requests': 'Trop de tentatives. Attendez quelques minutes et réessayez.',
    'too-many-links':
      'Trop de liens ont été demandés. Si vous en avez reçu un au cours des 15 dernières minutes, ouvrez-le. Sinon, attendez 15 minutes et réessayez.',
    'too-many-codes':
      'Trop de codes ont été essayés. Ouvrez le lien de l’e-mail, ou attendez 15 minutes et réessayez.',
    'new-version': 'Une nouvelle version du portail est prête. Rechargez la page.',
    updating: 'Le portail est en cours de mise à jour. Réessayez dans un instant.',
  },
};

export const reauth: ReauthMessages = {
  title: 'Confirmer que c’est vous',
  lead: ({ email }) =>
    `Un code est nécessaire. Nous envoyons six chiffres à ${email} ; ils sont valables 10 minutes.`,
  code: 'Code',
  codeRequired: 'Saisissez les six chiffres de l’e-mail',
  confirm: 'Confirmer',
  sendAgain: 'Envoyer un nouveau code',
  sent: 'Code envoyé ! Consultez vos e-mails.',
  passkeyLead: 'Confirmez avec votre clé d’accès : empreinte, visage ou code de l’appareil.',
  usePasskey: 'Utiliser la clé d’accès',
  useCode: 'Envoyer un code par e-mail',
  passkeyFailed: 'La clé d’accès n’a pas été acceptée. Réessayez ou utilisez un code.',
  errors: {
    failed: 'Échec de la confirmation',
    'sign-in-invalid': 'Ce code est erroné, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
    'too-many-requests': 'Trop de tentatives. Attendez quelques minutes et réessayez.',
    network: 'La connexion a échoué. Vérifiez-la et réessayez.',
    offline: 'Vous êtes hors ligne. Réessayez une fois connecté.',
    busy: 'Le portail est occupé. Réessayez.',
  },
};

export const notices: NoticesMessages = {
  storage: {
    'storage-damaged':
      'Ce qui était enregistré sur cet appareil n’a pas pu être lu. Cela a été supprimé et vous revoyez les données d’exemple.',
    'storage-outdated':
      'Ce qui était enregistré sur cet appareil provient d’une version antérieure du portail. Cela a été supprimé et vous revoyez les données d’exemple.',
    'storage-forbidden':
      'Ce navigateur ne permet pas au portail d’enregistrer quoi que ce soit. Les modifications durent jusqu’à ce que vous fermiez la page.',
  },
  outbox: {
    sent: (n) =>
      plural('fr', n, {
        one: '1 élément écrit hors ligne a été envoyé.',
        other: `${n} éléments écrits hors ligne ont été envoyés.`,
      }),
    refused: (n) =>
      plural('fr', n, {
        one: '1 élément écrit hors ligne n’a pas pu être envoyé. La raison figure à côté.',
        other: `${n} éléments écrits hors ligne n’ont pas pu être envoyés. Les raisons figurent à côté.`,
      }),
    damaged: 'Un élément écrit hors ligne n’a pas pu être lu. Il a été mis de côté.',
  },
  sessionEnded: 'Votre session a expiré. Reconnectez-vous pour reprendre où vous en étiez.',
  newVersion:
    'Une nouvelle version du portail est disponible. Rechargez la page une fois votre texte envoyé ou enregistré.',
};

export const quickMenu: QuickMenuMessages = {
  title: 'Menu rapide',
  placeholder: 'Rechercher des pages et des fonctions...',
  pages: 'Pages et fonctions',
  close: 'Fermer',
  none: ({ query }) => `Aucun résultat pour « ${query} »`,
  found: ({ n }) => (n < 2 ? `${n} résultat` : `${n} résultats`),
};
