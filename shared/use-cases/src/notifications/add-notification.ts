import { excerptOf } from '@hoa/domain';
import type { StoredNotification, StoredVendorNotification } from '../ports/records.ts';
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

interface Params {
  readonly params: Readonly<Record<string, string>>;
}

/** Shortens the texts in a notice to excerpts, for lists. */
export function shortNotice<N extends Params>(notice: N): N {
  const params = Object.entries(notice.params).map(([name, text]) => [name, excerptOf(text)]);
  return { ...notice, params: Object.fromEntries(params) };
}
