import type { Messages } from './en.ts';

export const fr: Messages = {
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
