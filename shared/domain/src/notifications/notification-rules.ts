import type { Priority } from '../tickets/priority.ts';
import type { ResidentNotificationType } from './notification-types.ts';

/** The time after which notifications in the open drawer of a vendor count as read. */
export const autoMarkReadMs = 1000;

/** A count for a badge: '' for none, at most '9+'. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}

export function unreadCount(notifications: readonly { read: boolean }[]): number {
  return notifications.filter((notification) => !notification.read).length;
}

export const notificationFilters = [
  'all',
  'unread',
  'message',
  'payment',
  'announcement',
  'security',
  'maintenance',
  'forum',
] as const satisfies readonly ('all' | 'unread' | ResidentNotificationType)[];

export type NotificationFilter = (typeof notificationFilters)[number];

/** High red, normal blue, low gray. */
export const notificationTones: Record<Priority, 'danger' | 'info' | 'default'> = {
  high: 'danger',
  normal: 'info',
  low: 'default',
};
