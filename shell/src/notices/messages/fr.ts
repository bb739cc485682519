import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  storage: {
    'storage-damaged':
      'Une partie des données enregistrées dans ce navigateur n’a pas pu être lue. Elle a été mise de côté et les données d’exemple sont de nouveau chargées.',
    'storage-newer':
      'Les données enregistrées dans ce navigateur proviennent d’une version ultérieure du portail. Elles ont été mises de côté et les données d’exemple sont de nouveau chargées.',
    'storage-forbidden':
      'Ce navigateur ne permet pas au portail de conserver des données. Les modifications durent jusqu’à la fermeture de la page.',
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
