import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  waiting: 'En attente d’envoi',
  notSent: 'Non envoyé',
  kept: 'Conservé sur cet appareil. L’envoi se fera dès que vous serez connecté.',
  numberToCome: 'Après l’envoi',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',
  discardQuestion: 'Abandonner ce que vous avez écrit ?',
  discardText: 'Personne ne l’a reçu et il ne pourra pas être récupéré.',
  unsent: (n) =>
    plural('fr', n, {
      one: '1 texte que vous avez écrit n’a pas été envoyé.',
      other: `${n} textes que vous avez écrits n’ont pas été envoyés.`,
    }),
  show: 'Afficher',
  listTitle: 'Non envoyé',
  kinds: {
    'tickets.create': 'Demande',
    'tickets.postMessage': 'Message sur une demande',
    'threads.reply': 'Réponse à un message',
    'comments.add': 'Commentaire dans les forums',
  },
  failed: 'Une erreur est survenue',
  reasons: {
    'ticket-not-found': 'La demande n’existe plus.',
    'thread-not-found': 'La conversation n’existe plus.',
    'topic-not-found': 'Le sujet n’existe plus.',
    'not-found': 'Ce à quoi il se rattache n’existe plus.',
    'not-implemented': 'Le mode données réelles n’est pas encore disponible',
    'invalid-input': 'Une partie de la saisie n’est pas valide',
    'storage-full': 'Il n’y a plus de place sur cet appareil. Rien n’a été enregistré.',
    'outbox-expired':
      'Vous avez écrit ceci il y a plus de 90 jours ; cela a peut-être déjà été envoyé. « Réessayer » l’envoie maintenant.',
    conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été écrasé.',
  },
};
