import { PortalError } from '@hoa/api';
import {
  type Actor,
  everyVendorKey,
  excerptOf,
  mayReadVendorNotifications,
  mutedVendorTypes,
  type VendorNotification,
  vendorUidOf,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { ownNotificationSettings } from '../people/shown-people.ts';
import type { NotificationMark, StoredVendorNotification } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { shortNotice } from './add-notification.ts';
import { putMark } from './notifications.ts';

const notificationsOnPage = 25;

/**
 * Lists the notifications of the actor's company and those for all vendors (announcements), newest first, with the total of
 * unread ones. Excludes those that the vendor has muted.
 */
const listVendorNotifications: UseCase<'vendorNotifications.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(mayReadVendorNotifications(actor));
  const [marks, settings] = await Promise.all([
    ownMarks(context),
    ownNotificationSettings(context),
  ]);
  const readIds = [...marks.values()].flatMap((mark) => (mark.read ? [mark.notificationId] : []));
  const where = {
    recipientUid: { in: settings.announcements ? recipientsOf(actor) : [vendorUidOf(actor)] },
    type: { notIn: mutedVendorTypes(settings) },
  };
  const [page, unread] = await Promise.all([
    listPage(
      repositories.vendorNotifications,
      { where, orderBy: [['createdAt', 'desc']] },
      input,
      notificationsOnPage,
      (notification) => ({
        ...shownNotification(notification, marks),
        message: excerptOf(notification.message),
        ...(notification.notice && { notice: shortNotice(notification.notice) }),
      }),
    ),
    repositories.vendorNotifications.count({ ...where, read: false, id: { notIn: readIds } }),
  ]);
  return { ...page, unread };
};

/** Returns a notification with its full text, since a vendor can read a broadcast nowhere else. */
const getVendorNotification: UseCase<'vendorNotifications.get'> = async (context, { id }) => {
  const { actor, repositories } = context;
  assertAllowed(mayReadVendorNotifications(actor));
  const [notification, marks] = await Promise.all([
    repositories.vendorNotifications.get(id),
    ownMarks(context),
  ]);
  if (!notification || !recipientsOf(actor).includes(notification.recipientUid)) {
    throw new PortalError('not-found');
  }
  return shownNotification(notification, marks);
};

function shownNotification(
  { version: _, recipientUid: __, ...notification }: Versioned<StoredVendorNotification>,
  marks: ReadonlyMap<string, NotificationMark>,
): VendorNotification {
  const read = notification.read || marks.get(notification.id)?.read === true;
  return { ...notification, read };
}

/** Marks the given notifications as read; ignores those that the vendor may not read. */
const markVendorNotificationsRead: UseCase<'vendorNotifications.markRead'> = async (
  context,
  { ids },
) => {
  const { actor, repositories } = context;
  assertAllowed(mayReadVendorNotifications(actor));
  const marks = await ownMarks(context);
  for (const notification of await repositories.vendorNotifications.getMany(ids)) {
    const { id, recipientUid } = notification;
    if (!recipientsOf(actor).includes(recipientUid) || notification.read) continue;
    if (recipientUid === actor.uid)
      repositories.vendorNotifications.put({ ...notification, read: true });
    else putMark(context, id, marks.get(id), { read: true });
  }
  return {};
};

const recipientsOf = (actor: Actor) => [vendorUidOf(actor), everyVendorKey];

/** Returns the actor's marks of notifications that others get too, by notification id. */
async function ownMarks({ actor, repositories }: UseCaseContext) {
  const marks = await repositories.notificationMarks.find({ where: { uid: actor.uid } });
  return new Map(marks.map((mark) => [mark.notificationId, mark]));
}

export const vendorNotificationUseCases = {
  'vendorNotifications.list': listVendorNotifications,
  'vendorNotifications.get': getVendorNotification,
  'vendorNotifications.markRead': markVendorNotificationsRead,
} satisfies UseCases;
