import type { Messages } from './en.ts';

export const de: Messages = {
  conversation: 'Unterhaltung',
  notFound: 'Unterhaltung nicht gefunden',
  notFoundHint: 'Vielleicht wurde sie gelöscht, oder Sie nehmen nicht an ihr teil.',
  allMessages: 'Alle Nachrichten',
  failed: 'Die Nachrichten der Unterhaltung konnten nicht geladen werden',
  noMessages: 'Keine Nachrichten in dieser Unterhaltung',
  you: 'Sie',
  everyone: 'Die ganze Gemeinschaft',
  highPriority: 'Hohe Priorität',
  today: 'Heute',
  yesterday: 'Gestern',
  showEarlier: 'Frühere Nachrichten anzeigen',
  newMessages: 'Neu',
  message: 'Nachricht',
  send: 'Senden',
  required: 'Die Antwort ist erforderlich',
  sent: 'Nachricht gesendet!',
  failedToSend: 'Die Nachricht konnte nicht gesendet werden',
};
