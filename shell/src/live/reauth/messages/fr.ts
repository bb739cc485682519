import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Confirmer que c’est vous',
  lead: ({ email }) =>
    `Un code est nécessaire. Nous envoyons six chiffres à ${email} ; ils sont valables 10 minutes.`,
  code: 'Code',
  codeRequired: 'Saisissez les six chiffres de l’e-mail',
  confirm: 'Confirmer',
  sendAgain: 'Envoyer un nouveau code',
  sent: 'Code envoyé ! Consultez vos e-mails.',
  errors: {
    failed: 'Échec de la confirmation',
    'sign-in-invalid': 'Ce code est erroné, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
    'too-many-requests': 'Trop de tentatives. Attendez quelques minutes et réessayez.',
    network: 'La connexion a échoué. Vérifiez-la et réessayez.',
    offline: 'Vous êtes hors ligne. Réessayez une fois connecté.',
    busy: 'Le portail est occupé. Réessayez.',
  },
};
