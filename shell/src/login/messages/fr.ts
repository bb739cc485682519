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
  errors: {
    'email-required': 'Veuillez saisir votre adresse e-mail',
    'email-not-found': 'Adresse e-mail introuvable pour terminer la connexion',
    'not-a-link': 'Cette adresse n’est pas un lien de connexion',
  },
};
