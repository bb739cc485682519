import type { Priority } from '../tickets/ticket-status.ts';

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

export const vendorNotificationTypes = [
  'work_item_assigned',
  'work_item_updated',
  'invoice_approved',
  'invoice_rejected',
  'message_received',
] as const;

export type VendorNotificationType = (typeof vendorNotificationTypes)[number];

export const vendorNotificationTypeLabels: Record<VendorNotificationType, string> = {
  work_item_assigned: 'Work item assigned',
  work_item_updated: 'Work item updated',
  invoice_approved: 'Invoice approved',
  invoice_rejected: 'Invoice rejected',
  message_received: 'Message received',
};

export const residentNotificationTypes = [
  'message',
  'payment',
  'announcement',
  'security',
  'maintenance',
  'forum',
] as const;

export type ResidentNotificationType = (typeof residentNotificationTypes)[number];

/** The labels of the filters of the Notifications page. */
export const residentNotificationTypeLabels: Record<ResidentNotificationType, string> = {
  message: 'Messages',
  payment: 'Payments',
  announcement: 'Announcements',
  security: 'Security',
  maintenance: 'Maintenance',
  forum: 'Forums',
};
