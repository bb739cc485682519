import {
  excerptOf,
  mutedTypes,
  type ResidentNotification,
  type ResidentNotificationType,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import { ownKeys, ownNotificationSettings } from '../people/shown-people.ts';
import type { NotificationMark, StoredNotification } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { shortNotice } from './add-notification.ts';

const pageSize = 25;

/** Lists the actor's notifications, newest first, with the total of unread ones. */
export const listNotifications: UseCase<'notifications.list'> = async (context, input) => {
  const { filter = 'all', ...page } = input;
  const { notifications } = context.repositories;
  const inbox = await openInbox(context);
  const { shown, unread, muted } = inbox;
  const ofType = (type: ResidentNotificationType) => (muted.includes(type) ? [] : [type]);
  const where =
    filter === 'unread'
      ? unread
      : { ...shown, type: filter === 'all' ? shown.type : { in: ofType(filter) } };
  const [listed, unreadCount] = await Promise.all([
    listPage(notifications, { where, orderBy: [['createdAt', 'desc']] }, page, pageSize, (one) =>
      shownNotification(one, inbox.marks.get(one.id)),
    ),
    notifications.count(unread),
  ]);
  return { ...listed, unread: unreadCount };
};

/**
 * Returns query conditions for the actor's notifications and for the unread ones, both without those that the actor has
 * muted. A shared notification is stored once, and each person's read and deleted states as marks. At most three
 * statements.
 */
export async function openInbox(context: UseCaseContext) {
  const { actor, repositories } = context;
  const [keys, settings, own] = await Promise.all([
    ownKeys(context),
    ownNotificationSettings(context),
    repositories.notificationMarks.find({ where: { uid: actor.uid } }),
  ]);
  const idsOf = (marks: readonly NotificationMark[]) => marks.map((one) => one.notificationId);
  const deleted = idsOf(own.filter((one) => one.deleted));
  const read = idsOf(own.filter((one) => one.read));
  const muted = mutedTypes(settings);
  const wanted = { recipients: { hasAny: keys }, type: { notIn: muted } };
  return {
    marks: new Map(own.map((one) => [one.notificationId, one])),
    muted,
    shown: { ...wanted, id: { notIn: deleted } },
    unread: { ...wanted, id: { notIn: [...deleted, ...read] }, read: false },
  };
}

function shownNotification(
  { recipients: _, about: __, version: ___, ...notification }: Versioned<StoredNotification>,
  done: NotificationMark | undefined,
): ResidentNotification {
  const { message, notice, actionUrl, read } = notification;
  return {
    ...notification,
    // Without a link, the notification is the only place where its text can be read.
    message: actionUrl === undefined ? message : excerptOf(message),
    ...(notice && { notice: shortNotice(notice) }),
    read: read || (done?.read ?? false),
  };
}
