import type { Messages } from './en.ts';

export const fr: Messages = {
  'ticket-not-found': 'Demande introuvable',
  'not-implemented': 'Le mode données réelles n’est pas encore disponible',
  conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été écrasé.',
  'storage-full': 'Il n’y a plus de place sur cet appareil. Rien n’a été enregistré.',
  network: 'La connexion a échoué. Vérifiez-la et réessayez.',
  busy: 'Le portail est très sollicité. Réessayez.',
  'new-version':
    'Une nouvelle version du portail est disponible. Rechargez la page une fois votre texte envoyé ou enregistré.',
  updating: 'Le portail est en cours de mise à jour. Réessayez dans un instant.',
  'sign-in-invalid':
    'Ce lien ou ce code est incorrect, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
  'proof-needed': 'Rien n’a été modifié, faute de confirmation par un code.',
  'too-many-requests': 'Trop de tentatives. Attendez quelques minutes et réessayez.',
};
