import { mayReadVendorNotifications } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import { listPage } from '../list-page.ts';
import type { UseCase } from '../use-case.ts';

const notificationsOnPage = 25;

/** The vendor's own, newest first, and how many of all of them are unread. */
export const listVendorNotifications: UseCase<'vendorNotifications.list'> = async (
  { actor, repositories },
  input,
) => {
  assertAllowed(mayReadVendorNotifications(actor));
  const own = { recipientUid: actor.uid };
  const [page, unread] = await Promise.all([
    listPage(
      repositories.vendorNotifications,
      { where: own, orderBy: [['createdAt', 'desc']] },
      input,
      notificationsOnPage,
      ({ version: _, recipientUid: __, ...notification }) => notification,
    ),
    repositories.vendorNotifications.count({ ...own, read: false }),
  ]);
  return { ...page, unread };
};

/** The given notifications that are the vendor's own; others are ignored. */
export const markVendorNotificationsRead: UseCase<'vendorNotifications.markRead'> = async (
  { actor, repositories },
  { ids },
) => {
  assertAllowed(mayReadVendorNotifications(actor));
  for (const notification of await repositories.vendorNotifications.getMany(ids)) {
    if (notification.recipientUid === actor.uid && !notification.read) {
      repositories.vendorNotifications.put({ ...notification, read: true });
    }
  }
  return {};
};
