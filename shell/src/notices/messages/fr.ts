import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  storage: {
    'storage-damaged':
      'Une partie de ce qui était enregistré sur cet appareil n’a pas pu être lue. Elle a été mise de côté et vous revoyez les données d’exemple.',
    'storage-newer':
      'Ce qui était enregistré sur cet appareil provient d’une version plus récente du portail. Cela a été mis de côté et vous revoyez les données d’exemple.',
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
