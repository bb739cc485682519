import type { ResidentNotification } from '@hoa/domain';
import { listPage } from '../list-page.ts';
import type { Kept } from '../ports/repository.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { ownKeys } from './own-keys.ts';
import type { NotificationMark, StoredNotification } from './records.ts';

const pageSize = 25;

/** The actor's notifications, newest first, and how many of them are unread. */
export const listNotifications: UseCase<'notifications.list'> = async (context, input) => {
  const { filter = 'all', ...page } = input;
  const { notifications } = context.repositories;
  const inbox = await openInbox(context);
  const { shown, unread } = inbox;
  const where =
    filter === 'unread' ? unread : { ...shown, type: filter === 'all' ? undefined : filter };
  const [listed, unreadCount] = await Promise.all([
    listPage(notifications, { where, orderBy: [['createdAt', 'desc']] }, page, pageSize, (one) =>
      shownNotification(one, inbox.marks.get(one.id)),
    ),
    notifications.count(unread),
  ]);
  return { ...listed, unread: unreadCount };
};

/**
 * The actor's notifications and the unread ones, as conditions. A shared notification is stored
 * once; what each person did with it is stored as a mark, and every mark counts. At most two statements.
 */
export async function openInbox(context: UseCaseContext) {
  const { actor, repositories } = context;
  const [keys, own] = await Promise.all([
    ownKeys(context),
    repositories.notificationMarks.find({ where: { uid: actor.uid } }),
  ]);
  const idsOf = (marks: readonly NotificationMark[]) => marks.map((one) => one.notificationId);
  const deleted = idsOf(own.filter((one) => one.deleted));
  const read = idsOf(own.filter((one) => one.read));
  const recipients = { hasAny: keys };
  return {
    marks: new Map(own.map((one) => [one.notificationId, one])),
    shown: { recipients, id: { notIn: deleted } },
    unread: { recipients, id: { notIn: [...deleted, ...read] }, read: false },
  };
}

function shownNotification(
  { recipients: _, version: __, ...notification }: Kept<StoredNotification>,
  done: NotificationMark | undefined,
): ResidentNotification {
  return { ...notification, read: notification.read || (done?.read ?? false) };
}
