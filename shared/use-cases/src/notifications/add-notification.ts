import type { StoredNotification } from '../ports/records/notifications.ts';
import type { StoredVendorNotification } from '../ports/records/vendors.ts';
import type { Transaction } from '../ports/unit-of-work.ts';

type NotifyingContext = Pick<Transaction, 'repositories' | 'addJob'>;

/** Adds a notification and queues its mail to the recipients who want mail. */
export function addNotification(
  { repositories, addJob }: NotifyingContext,
  notification: StoredNotification,
): void {
  repositories.notifications.put(notification);
  const { id: notificationId } = notification;
  addJob({ type: 'notification-mail', collection: 'notifications', notificationId });
}

/** Like `notify`, for a vendor. */
export function addVendorNotification(
  { repositories, addJob }: NotifyingContext,
  notification: StoredVendorNotification,
): void {
  repositories.vendorNotifications.put(notification);
  const { id: notificationId } = notification;
  addJob({ type: 'notification-mail', collection: 'vendorNotifications', notificationId });
}
