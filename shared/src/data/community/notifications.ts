import type { Actor } from '../../domain/index.ts';
import { everyAdmin } from '../every-admin.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { broadcastNotices, markBroadcastNotice } from './broadcast-notices.ts';
import { newestFirst } from './newest-first.ts';
import type { StoredNotification } from './records.ts';

/** The actor's own notifications, newest first. */
export const listNotifications: UseCase<'notifications.list'> = async (context) => {
  const stored = await ownNotifications(context);
  const own = stored.map(({ recipientUid: _, ...notification }) => notification);
  return [...own, ...(await broadcastNotices(context))].sort(
    newestFirst(({ createdAt }) => createdAt),
  );
};

export const markNotificationRead: UseCase<'notifications.markRead'> = async (context, { id }) => {
  if (await markBroadcastNotice(context, id, { read: true })) return {};
  const notification = await ownNotification(context, id);
  if (!notification.read) context.repositories.notifications.put({ ...notification, read: true });
  return {};
};

export const markAllNotificationsRead: UseCase<'notifications.markAllRead'> = async (context) => {
  for (const notification of await ownNotifications(context)) {
    if (!notification.read) context.repositories.notifications.put({ ...notification, read: true });
  }
  for (const notice of await broadcastNotices(context)) {
    if (!notice.read) await markBroadcastNotice(context, notice.id, { read: true });
  }
  return {};
};

export const deleteNotification: UseCase<'notifications.delete'> = async (context, { id }) => {
  if (await markBroadcastNotice(context, id, { deleted: true })) return {};
  context.repositories.notifications.remove((await ownNotification(context, id)).id);
  return {};
};

/** Takes back a deletion. What belongs to somebody else is left alone. */
export const restoreNotification: UseCase<'notifications.restore'> = async (context, input) => {
  const { actor, repositories } = context;
  const { notification } = input;
  const { id, read } = notification;
  if (await markBroadcastNotice(context, id, { read, deleted: false })) return {};
  const present = await repositories.notifications.get(id);
  if (present && !isFor(actor, present)) throw new PortalError('not-found');
  repositories.notifications.put({ ...notification, recipientUid: actor.uid });
  return {};
};

async function ownNotifications({ actor, repositories }: UseCaseContext) {
  return (await repositories.notifications.list()).filter((notice) => isFor(actor, notice));
}

async function ownNotification({ actor, repositories }: UseCaseContext, id: string) {
  const notification = await repositories.notifications.get(id);
  if (!notification || !isFor(actor, notification)) throw new PortalError('not-found');
  return notification;
}

function isFor({ uid, role }: Actor, { recipientUid }: StoredNotification): boolean {
  return recipientUid === uid || (recipientUid === everyAdmin && role === 'admin');
}
