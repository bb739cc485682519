import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Notifications',
  unreadCount: ({ n }: { n: number }) => (n === 0 ? 'You have read everything.' : `${n} unread`),
  markAllRead: 'Mark all read',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  /** Of one notification. */
  isUnread: 'Unread',
  failed: 'Failed to load notifications',
  none: 'No notifications',
  noneUnread: 'No unread notifications',
  noneHint: 'What happens in the community will show up here.',
  showAll: 'Show All Notifications',
  priority: 'Priority:',
  delete: 'Delete',
  allMarked: 'All notifications marked as read',
  deleted: 'Notification deleted',
  undo: 'Undo',
  failedToMark: 'Failed to mark as read',
  failedToDelete: 'Failed to delete notification',
  failedToRestore: 'Failed to restore notification',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'notifications' }),
);
