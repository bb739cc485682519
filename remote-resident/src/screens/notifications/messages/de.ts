import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Mitteilungen',
  unreadCount: ({ n }) => (n === 0 ? 'Sie haben alles gelesen.' : `${n} ungelesen`),
  markAllRead: 'Alle als gelesen markieren',
  show: 'Zeigen',
  all: 'Alle',
  unread: 'Ungelesen',
  isUnread: 'Ungelesen',
  failed: 'Die Mitteilungen konnten nicht geladen werden',
  none: 'Keine Mitteilungen',
  noneUnread: 'Keine ungelesenen Mitteilungen',
  noneHint: 'Hier steht, was in der Gemeinschaft geschieht.',
  showAll: 'Alle Mitteilungen zeigen',
  priority: 'Priorität:',
  delete: 'Löschen',
  allMarked: 'Alle Mitteilungen sind als gelesen markiert',
  deleted: 'Mitteilung gelöscht',
  undo: 'Rückgängig machen',
  failedToMark: 'Die Mitteilung konnte nicht als gelesen markiert werden',
  failedToDelete: 'Die Mitteilung konnte nicht gelöscht werden',
  failedToRestore: 'Die Mitteilung konnte nicht wiederhergestellt werden',
};
