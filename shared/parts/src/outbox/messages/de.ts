import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  waiting: 'Wartet auf den Versand',
  notSent: 'Nicht gesendet',
  kept: 'Auf diesem Gerät aufbewahrt. Es wird gesendet, sobald Sie verbunden sind.',
  numberToCome: 'Nach dem Versand',
  tryAgain: 'Erneut versuchen',
  discard: 'Verwerfen',
  discardQuestion: 'Verwerfen, was Sie geschrieben haben?',
  discardText: 'Es wurde an niemanden gesendet und lässt sich nicht wiederherstellen.',
  unsent: (n) =>
    plural('de', n, {
      one: '1 Text von Ihnen wurde nicht gesendet.',
      other: `${n} Texte von Ihnen wurden nicht gesendet.`,
    }),
  show: 'Anzeigen',
  listTitle: 'Nicht gesendet',
  kinds: {
    'tickets.create': 'Ticket',
    'tickets.postMessage': 'Nachricht zu einem Ticket',
    'threads.reply': 'Antwort auf eine Nachricht',
    'comments.add': 'Kommentar im Forum',
  },
  failed: 'Etwas ist schiefgegangen',
  reasons: {
    'ticket-not-found': 'Das Ticket gibt es nicht mehr.',
    'thread-not-found': 'Die Unterhaltung gibt es nicht mehr.',
    'topic-not-found': 'Das Thema gibt es nicht mehr.',
    'not-found': 'Das, wozu es gehört, gibt es nicht mehr.',
    'not-implemented': 'Der Live-Datenmodus ist noch nicht verfügbar',
    'invalid-input': 'Ein Teil der Eingabe ist ungültig',
    'storage-full': 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.',
    'outbox-expired':
      'Sie haben das vor mehr als 90 Tagen geschrieben. Vielleicht wurde es damals schon gesendet. Mit „Erneut versuchen“ wird es jetzt gesendet.',
    conflict: 'Dies wurde inzwischen von jemand anderem geändert. Nichts wurde überschrieben.',
  },
};
