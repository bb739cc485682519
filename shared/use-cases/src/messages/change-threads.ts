import {
  asNotification,
  isAnsweredInPrivate,
  isBetweenNeighbors,
  personKey,
  privateKey,
  privateReplyId,
} from '@hoa/domain';
import { attachFiles } from '../documents/attach-files.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { asAuthor } from '../people/shown-people.ts';
import type { StoredThread } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { markRead, shownMessage, threadReaders, visibleThread } from './shown-thread.ts';

/**
 * Adds a reply and notifies the other named participants. Replying marks the thread as read. A reply to a broadcast
 * goes to a private conversation with its sender.
 */
const replyToThread: UseCase<'threads.reply'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const thread = await answeredThread(context, input.threadId);
  const threadId = thread.id;
  const createdAt = now.toISOString();
  const { content } = input;
  const owner = { ownerKind: 'thread', ownerId: threadId } as const;
  const recorded = await attachFiles(context, input.attachments, owner);
  const attachments = recorded.map(({ id, name, mimeType }) => ({ id, name, type: mimeType }));
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
  const others = thread.participants.filter(
    ({ uid, role }) => uid !== actor.uid && role !== 'system',
  );
  const keyOf = isBetweenNeighbors(thread) ? privateKey : personKey;
  // A person can take part in two roles.
  for (const uid of new Set(others.map((person) => person.uid))) {
    addNotification(context, {
      id: newId(),
      recipients: [keyOf(uid)],
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

/**
 * Returns the thread that a reply belongs to: for a broadcast from someone else, the actor's private conversation with
 * its sender, which is created if missing.
 */
async function answeredThread(
  context: UseCaseContext,
  threadId: string,
): Promise<Versioned<StoredThread>> {
  const { actor, repositories } = context;
  const thread = await visibleThread(context, threadId);
  if (!isAnsweredInPrivate(thread, actor)) return thread;
  const id = privateReplyId(threadId, actor);
  const known = await repositories.threads.get(id);
  if (known) return known;
  const participants = [...thread.participants, asAuthor(actor)];
  return repositories.threads.put({
    id,
    subject: `Re: ${thread.subject}`,
    type: 'direct',
    priority: 'normal',
    participants,
    readers: threadReaders({ type: 'direct', participants }),
    lastActivity: thread.lastActivity,
    lastMessage: '',
    attachments: [],
    messagesCount: 0,
  });
}

/** Marks the thread's current messages as read, for this person only. */
const markThreadRead: UseCase<'threads.markRead'> = async (context, { threadId }) => {
  const thread = await visibleThread(context, threadId);
  await markRead(context, thread, thread.messagesCount);
  return {};
};

export const threadCommands = {
  'threads.reply': replyToThread,
  'threads.markRead': markThreadRead,
} satisfies UseCases;
