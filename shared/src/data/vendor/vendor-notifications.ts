import { mayReadVendorNotifications } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';

/** The vendor's own, newest first. */
export const listVendorNotifications: UseCase<'vendorNotifications.list'> = async (context) => {
  const own = await ownNotifications(context);
  return own
    .map(({ recipientUid: _, ...notification }) => notification)
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
};

/** Those of the given ones that are the vendor's own; others are passed over. */
export const markVendorNotificationsRead: UseCase<'vendorNotifications.markRead'> = async (
  context,
  { ids },
) => {
  for (const notification of await ownNotifications(context)) {
    if (ids.includes(notification.id) && !notification.read) {
      context.repositories.vendorNotifications.put({ ...notification, read: true });
    }
  }
  return {};
};

async function ownNotifications({ actor, repositories }: UseCaseContext) {
  assertAllowed(mayReadVendorNotifications(actor));
  const notifications = await repositories.vendorNotifications.list();
  return notifications.filter(({ recipientUid }) => recipientUid === actor.uid);
}
