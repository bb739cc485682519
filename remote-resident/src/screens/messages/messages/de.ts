import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Nachrichten',
  conversations: 'Unterhaltungen',
  compose: 'Verfassen',
  composeComingSoon: 'Nachrichten zu verfassen ist bald möglich!',
  all: 'Alle',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  none: 'Keine Nachrichten',
  noneOf: {
    direct: 'Keine direkten Nachrichten',
    payments: 'Keine Nachrichten zu Zahlungen',
    broadcast: 'Keine Rundschreiben',
  },
  noneHint: 'Hier steht, was die Nachbarschaft und der Vorstand Ihnen schreiben.',
  today: 'Heute',
  yesterday: 'Gestern',
  everyone: 'Die ganze Gemeinschaft',
  unread: ({ n }) => `${n} ungelesen`,
  highPriority: 'Hohe Priorität',
  files: ({ n }) => (n === 1 ? '1 Datei' : `${n} Dateien`),
};
