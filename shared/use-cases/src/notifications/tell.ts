import type { StoredNotification } from '../ports/records/notifications.ts';
import type { StoredVendorNotification } from '../ports/records/vendors.ts';
import type { Transaction } from '../ports/unit-of-work.ts';

type Telling = Pick<Transaction, 'repositories' | 'addJob'>;

/** Adds a notification, which goes to its recipients by mail too, as they prefer. */
export function tell({ repositories, addJob }: Telling, notification: StoredNotification): void {
  repositories.notifications.put(notification);
  const { id: notificationId } = notification;
  addJob({ type: 'notification-mail', collection: 'notifications', notificationId });
}

/** The same for a vendor. */
export function tellVendor(
  { repositories, addJob }: Telling,
  notification: StoredVendorNotification,
): void {
  repositories.vendorNotifications.put(notification);
  const { id: notificationId } = notification;
  addJob({ type: 'notification-mail', collection: 'vendorNotifications', notificationId });
}
