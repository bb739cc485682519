import { PortalError } from '@hoa/api';
import {
  type Actor,
  type Audience,
  audienceKeys,
  audienceParts,
  everyoneKey,
  excerptOf,
  isAnsweredInPrivate,
  isBetweenNeighbors,
  type MessageThread,
  personKey,
  privateKey,
  type ThreadMessage,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { ownKeys, shownAuthors } from '../people/shown-people.ts';
import type { StoredThread, StoredThreadMessage, ThreadReading } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

/**
 * Returns the keys of the people who may read a thread: its participants and its audience, or everyone if it has
 * neither.
 */
export function threadReaders({
  type,
  participants,
  audience,
}: Pick<StoredThread, 'type' | 'participants' | 'audience'>): string[] {
  if (participants.length === 0 && !audience) return [everyoneKey];
  const people = participants.filter(({ role }) => role !== 'system');
  const key = isBetweenNeighbors({ type, participants }) ? privateKey : personKey;
  return [...people.map(({ uid }) => key(uid)), ...(audience ? audienceKeys(audience) : [])];
}

/** Returns the thread if the actor may read it; otherwise rejects with `not-found`. At most two statements. */
export async function visibleThread(
  context: UseCaseContext,
  threadId: string,
): Promise<Versioned<StoredThread>> {
  const thread = await context.repositories.threads.get(threadId);
  const keys = thread && (await ownKeys(context));
  if (!thread?.readers.some((key) => keys?.includes(key))) {
    throw new PortalError('thread-not-found');
  }
  return thread;
}

/** Returns the threads of a list as the actor sees them, with current names of the participants; two statements. */
export async function shownThreads(
  context: UseCaseContext,
  threads: readonly Versioned<StoredThread>[],
): Promise<MessageThread[]> {
  const { actor, repositories } = context;
  const [readings, shown] = await Promise.all([
    repositories.threadReadings.getMany(threads.map(({ id }) => readingId(actor, id))),
    shownAuthors(
      context,
      threads.flatMap(({ participants }) => participants),
    ),
  ]);
  const readCounts = new Map(readings.map(({ id, readCount }) => [id, readCount]));
  return threads.map((thread) => ({
    ...shownThread(thread, actor, readCounts.get(readingId(actor, thread.id))),
    participants: thread.participants.map(shown),
  }));
}

/** Returns the thread as the actor sees it, with their unread count. */
export function shownThread(
  { audience, readers: _, messagesCount, version: __, ...thread }: Versioned<StoredThread>,
  actor: Actor,
  readCount = 0,
): MessageThread {
  return {
    ...thread,
    lastMessage: excerptOf(thread.lastMessage),
    ...(audience && { audience: shownAudience(audience, thread, actor) }),
    unreadCount: Math.max(0, messagesCount - readCount),
  };
}

/** Hides from recipients which other units received a broadcast, and to whom in them it was addressed. */
function shownAudience(
  audience: Audience,
  thread: Pick<MessageThread, 'type' | 'participants'>,
  actor: Actor,
): Audience {
  const isHidden = audienceParts(audience).units.length > 0 && isAnsweredInPrivate(thread, actor);
  return isHidden ? { type: audience.type, value: '' } : audience;
}

export function shownMessage(
  { version: _, ...message }: StoredThreadMessage & { readonly version?: number },
  actor: Actor,
  readAt: string | undefined,
): ThreadMessage {
  const isOwn = message.author.uid === actor.uid;
  const isRead = readAt !== undefined && Date.parse(message.createdAt) <= Date.parse(readAt);
  return { ...message, read: isOwn || isRead };
}

/** The id of a `ThreadReading`. */
export const readingId = ({ uid }: Pick<Actor, 'uid'>, threadId: string) => `${uid}:${threadId}`;

/** Returns the actor's keys without those of their office, whose conversations have a list of their own. */
export async function personalKeys(context: UseCaseContext): Promise<string[]> {
  return (await ownKeys(context)).filter((key) => !key.startsWith('permission:'));
}

/** Marks the first message of a new thread as read by its author. */
export function markFirstRead({ actor, repositories }: UseCaseContext, thread: StoredThread): void {
  repositories.threadReadings.put(readingOf(actor, thread, thread.lastActivity, 1));
}

/** Marks the thread's `messagesCount` messages as read by the actor; one statement. */
export async function markRead(
  context: UseCaseContext,
  thread: StoredThread,
  messagesCount: number,
): Promise<void> {
  const id = readingId(context.actor, thread.id);
  putReading(context, thread, messagesCount, await context.repositories.threadReadings.get(id));
}

/** Like `markRead`, over the actor's reading as it was read before. */
export function putReading(
  { actor, now, repositories }: UseCaseContext,
  thread: StoredThread,
  messagesCount: number,
  before: Versioned<ThreadReading> | undefined,
): void {
  const readAtMs = Math.max(now.getTime(), Date.parse(thread.lastActivity));
  const readAt = new Date(readAtMs).toISOString();
  repositories.threadReadings.put({
    ...before,
    ...readingOf(actor, thread, readAt, messagesCount),
  });
}

export function readingOf(
  actor: Actor,
  { id: threadId, readers, type }: StoredThread,
  readAt: string,
  readCount: number,
): ThreadReading {
  return { id: readingId(actor, threadId), uid: actor.uid, readers, type, readAt, readCount };
}
