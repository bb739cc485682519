import {
  asNotification,
  type ForumTopic,
  type Notice,
  permissionKey,
  personKey,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { addNotification } from '../notifications/add-notification.ts';

type Named = Pick<ForumTopic, 'id' | 'title' | 'author'>;

/** Tells moderators that a topic waits for their approval. */
export function notifyModerators(context: UseCaseContext, topic: Named): void {
  const name = topic.author.displayName;
  notifyOfTopic(context, topic, [permissionKey('forums')], 'topic-waiting', { name });
}

/** Tells the author what became of the topic, unless they did it themselves. */
export function notifyAuthor(
  context: UseCaseContext,
  topic: Named,
  code: Notice['code'],
  params: Notice['params'] = {},
): void {
  const { uid } = topic.author;
  if (uid !== context.actor.uid) notifyOfTopic(context, topic, [personKey(uid)], code, params);
}

/**
 * Removes the notifications that quote these topics or comments, and with them mail that is not sent yet; one statement.
 */
export async function removeNotificationsAbout(
  { repositories }: UseCaseContext,
  ids: readonly string[],
): Promise<void> {
  const about = { hasAny: ids };
  for (const found of await repositories.notifications.find({ where: { about } })) {
    repositories.notifications.remove(found.id);
  }
}

/** Adds a notification that opens the topic. */
export function notifyOfTopic(
  context: UseCaseContext,
  { id, title }: Pick<ForumTopic, 'id' | 'title'>,
  recipients: readonly string[],
  code: Notice['code'],
  params: Notice['params'],
  /** The comment that the notification quotes. */
  commentId?: string,
): void {
  const { now, newId } = context;
  addNotification(context, {
    id: newId(),
    recipients: [...recipients],
    ...asNotification({ code, params: { topic: title, ...params } }),
    type: 'forum',
    priority: 'normal',
    read: false,
    createdAt: now.toISOString(),
    about: commentId === undefined ? [id] : [id, commentId],
    actionUrl: `/forums/${encodeURIComponent(id)}`,
  });
}
