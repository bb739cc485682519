import { PortalError } from '@hoa/api';
import { type Actor, personKey, privateKey } from '@hoa/domain';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { ownKeys } from '../people/shown-people.ts';
import { markId, type NotificationMark, type StoredNotification } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { openInbox } from './read-notifications.ts';

const markNotificationRead: UseCase<'notifications.markRead'> = async (context, { id }) => {
  const notification = await knownNotification(context, id);
  if (isShared(notification, context.actor)) await markNotification(context, id, { read: true });
  else if (!notification.read) {
    context.repositories.notifications.put({ ...notification, read: true });
  }
  return {};
};

const markAllNotificationsRead: UseCase<'notifications.markAllRead'> = async (context) => {
  const { actor, repositories } = context;
  const { marks, unread } = await openInbox(context);
  for (const notification of await repositories.notifications.find({ where: unread })) {
    if (isShared(notification, actor)) {
      putMark(context, notification.id, marks.get(notification.id), { read: true });
    } else repositories.notifications.put({ ...notification, read: true });
  }
  return {};
};

/** Hides a notification from the actor only. The record stays, so the deletion can be undone. */
const deleteNotification: UseCase<'notifications.delete'> = async (context, { id }) => {
  await knownNotification(context, id);
  await markNotification(context, id, { deleted: true });
  return {};
};

/** Shows a deleted notification to the actor again. Rejects with `not-found` if it has been withdrawn since. */
const restoreNotification: UseCase<'notifications.restore'> = async (context, { id }) => {
  await knownNotification(context, id);
  await markNotification(context, id, { deleted: false });
  return {};
};

async function knownNotification(
  context: UseCaseContext,
  id: string,
): Promise<Versioned<StoredNotification>> {
  const notification = await context.repositories.notifications.get(id);
  if (!notification || !isFor(notification, await ownKeys(context))) {
    throw new PortalError('not-found');
  }
  return notification;
}

function isFor({ recipients }: StoredNotification, keys: readonly string[]): boolean {
  return recipients.some((key) => keys.includes(key));
}

function isShared({ recipients }: StoredNotification, { uid }: Actor): boolean {
  return recipients.some((key) => key !== personKey(uid) && key !== privateKey(uid));
}

type MarkChange = Partial<Pick<NotificationMark, 'read' | 'deleted'>>;

/** Stores that the actor read or deleted a shared notification. */
export async function markNotification(
  context: UseCaseContext,
  id: string,
  change: MarkChange,
): Promise<void> {
  const { notificationMarks } = context.repositories;
  putMark(context, id, await notificationMarks.get(markId(context.actor.uid, id)), change);
}

/** Stores that the actor read or deleted a shared notification, merged with their earlier mark. */
export function putMark(
  context: UseCaseContext,
  notificationId: string,
  before: Versioned<NotificationMark> | undefined,
  change: MarkChange,
): void {
  putMarkOf(context, context.actor.uid, notificationId, before, change);
}

/** Hides a new notification from one of its recipients and sends them no email about it. */
export function hideNotification(
  context: UseCaseContext,
  notificationId: string,
  uid: string,
): void {
  putMarkOf(context, uid, notificationId, undefined, { deleted: true });
}

function putMarkOf(
  { now, repositories }: UseCaseContext,
  uid: string,
  notificationId: string,
  before: Versioned<NotificationMark> | undefined,
  change: MarkChange,
): void {
  repositories.notificationMarks.put({
    id: markId(uid, notificationId),
    uid,
    notificationId,
    read: false,
    deleted: false,
    ...before,
    ...change,
    at: now.toISOString(),
  });
}

export const notificationCommands = {
  'notifications.markRead': markNotificationRead,
  'notifications.markAllRead': markAllNotificationsRead,
  'notifications.delete': deleteNotification,
  'notifications.restore': restoreNotification,
} satisfies UseCases;
