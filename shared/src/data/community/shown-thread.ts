import type { Actor, MessageThread, ThreadMessage } from '../../domain/index.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { inAudience } from './in-audience.ts';
import type { StoredThread, StoredThreadMessage } from './records.ts';
import { withHome } from './with-home.ts';

/** Whether the actor takes part; a thread without participants is for everyone. */
export function seesThread(actor: Actor, { participants, audience }: StoredThread): boolean {
  if (audience && inAudience(actor, audience)) return true;
  if (participants.some(({ uid }) => uid === actor.uid)) return true;
  return participants.length === 0 && audience === undefined;
}

/** A thread the actor takes part in; to anyone else it does not exist. */
export async function visibleThread(
  context: UseCaseContext,
  threadId: string,
): Promise<StoredThread> {
  const thread = await context.repositories.threads.get(threadId);
  if (!thread || !seesThread(await withHome(context), thread))
    throw new PortalError('thread-not-found');
  return thread;
}

/** A thread as the actor sees it, with their own count of what is unread. */
export function shownThread(
  { audience: _, ...thread }: StoredThread,
  messages: readonly StoredThreadMessage[],
  actor: Actor,
  readAt: string | undefined,
): MessageThread {
  const unread = messages.filter((message) => !isRead(message, actor, readAt));
  return { ...thread, unreadCount: unread.length };
}

export function shownMessage(
  message: StoredThreadMessage,
  actor: Actor,
  readAt: string | undefined,
): ThreadMessage {
  return { ...message, read: isRead(message, actor, readAt) };
}

/** The id under which it is kept until when somebody has read a thread. */
export const readingId = (actor: Actor, threadId: string) => `${actor.uid}:${threadId}`;

function isRead(message: StoredThreadMessage, actor: Actor, readAt: string | undefined): boolean {
  if (message.author.uid === actor.uid) return true;
  return readAt !== undefined && Date.parse(message.createdAt) <= Date.parse(readAt);
}
