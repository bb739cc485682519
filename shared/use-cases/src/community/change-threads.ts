import { asNotification, personKey } from '@hoa/domain';
import { hangFiles } from '../files/hang-files.ts';
import type { UseCase } from '../use-case.ts';
import { asAuthor } from './as-author.ts';
import { markRead, shownMessage, visibleThread } from './shown-thread.ts';

/** Adds a reply and notifies the other named participants. Replying marks the thread as read. */
export const replyToThread: UseCase<'threads.reply'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const thread = await visibleThread(context, input.threadId);
  const createdAt = now.toISOString();
  const { threadId, content, attachments } = input;
  await hangFiles(context, attachments, { ownerKind: 'thread', ownerId: threadId });
  const author = asAuthor(actor);
  const message = { id: newId(), threadId, content, author, createdAt, attachments };
  repositories.threadMessages.put(message);
  repositories.threads.put({
    ...thread,
    lastActivity: createdAt,
    lastMessage: message.content,
    attachments: [...thread.attachments, ...message.attachments],
  });
  repositories.threads.increment(thread.id, { messagesCount: 1 });
  await markRead(context, thread, thread.messagesCount + 1);
  for (const { uid, role } of thread.participants) {
    if (uid === actor.uid || role === 'system') continue;
    repositories.notifications.put({
      id: newId(),
      recipients: [personKey(uid)],
      ...asNotification({
        code: 'thread-message',
        params: { name: actor.displayName, subject: thread.subject },
      }),
      type: 'message',
      priority: thread.priority,
      read: false,
      createdAt,
      actionUrl: `/messages/${encodeURIComponent(thread.id)}`,
    });
  }
  return shownMessage(message, actor, createdAt);
};

/** Marks everything up to now as read, for this person only. */
export const markThreadRead: UseCase<'threads.markRead'> = async (context, { threadId }) => {
  const thread = await visibleThread(context, threadId);
  await markRead(context, thread, thread.messagesCount);
  return {};
};
