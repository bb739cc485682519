import type { Messages } from './en.ts';

export const de: Messages = {
  'ticket-not-found': 'Ticket nicht gefunden',
  'not-implemented': 'Der Live-Datenmodus ist noch nicht verfügbar',
  conflict: 'Jemand anderes hat das inzwischen geändert. Es wurde nichts überschrieben.',
  'storage-full': 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.',
  network: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
  busy: 'Das Portal ist gerade ausgelastet. Versuchen Sie es erneut.',
  'new-version':
    'Eine neue Version des Portals liegt bereit. Laden Sie die Seite neu, sobald Ihr Text gesendet oder gespeichert ist.',
  updating: 'Das Portal wird gerade aktualisiert. Versuchen Sie es gleich noch einmal.',
  'sign-in-invalid':
    'Dieser Link oder Code ist falsch, verbraucht oder zu alt. Fordern Sie einen neuen an.',
  'proof-needed': 'Es wurde nichts geändert, da es nicht durch einen Code bestätigt wurde.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
};
