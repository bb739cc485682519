import { type CheckedInput, PortalError } from '@hoa/api';
import {
  isAnsweredInPrivate,
  isBetweenNeighbors,
  isForOffice,
  type OfficeThread,
  privateReplyId,
  type ThreadMessage,
} from '@hoa/domain';
import { attachFiles } from '../documents/attach-files.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { asAuthor } from '../people/shown-people.ts';
import type { StoredThread, ThreadReading } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { draftId } from './message-drafts.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import { withCurrentTaker } from './office-colleagues.ts';
import {
  markRead,
  putReading,
  readingId,
  readingOf,
  shownMessage,
  threadReaders,
  visibleThread,
} from './shown-thread.ts';

/**
 * Adds a reply and notifies the others. Replying marks the thread as read and removes the draft. A reply to a broadcast
 * goes to a private conversation with its sender; one for the office answers who wrote to it.
 */
const replyToThread: UseCase<'threads.reply'> = async (context, input) => {
  const message = await addReply(context, input, context.newId());
  context.repositories.messageDrafts.remove(draftId(context.actor, input.threadId));
  return message;
};

/** Like `threads.reply`, with the id of the message. Keeps the draft, which an answer by mail does not contain. */
export async function addReply(
  context: UseCaseContext,
  input: CheckedInput<'threads.reply'>,
  messageId: string,
): Promise<ThreadMessage> {
  const { actor, now, repositories } = context;
  const thread = await withCurrentTaker(context, await answeredThread(context, input.threadId));
  const blocking = await blockingUids(context, thread);
  const threadId = thread.id;
  const createdAt = now.toISOString();
  const { content } = input;
  const owner = { ownerKind: 'thread', ownerId: threadId } as const;
  const recorded = await attachFiles(context, input.attachments, owner);
  const attachments = recorded.map(({ id, name, mimeType }) => ({ id, name, type: mimeType }));
  const author = asAuthor(actor);
  const forOffice = isForOffice(thread, actor);
  const message = {
    ...{ id: messageId, threadId, content, author, createdAt, attachments },
    ...(forOffice && { office: true }),
  };
  repositories.threadMessages.put(message);
  const office = thread.office && officeAfter(thread.office, context, forOffice);
  repositories.threads.put({
    ...thread,
    lastActivity: createdAt,
    lastMessage: message.content,
    attachments: [...thread.attachments, ...message.attachments],
    ...(office && { office }),
  });
  repositories.threads.increment(thread.id, { messagesCount: 1 });
  const { own, muting } = await readingsOf(context, thread);
  putReading(context, thread, thread.messagesCount + 1, own);
  notifyOfMessage(context, thread, new Set([...blocking, ...muting]));
  return shownMessage(message, actor, createdAt);
}

/**
 * Returns who of the participants has blocked the actor; they get no notice. Rejects if nobody else is left. At most one
 * statement.
 */
async function blockingUids(
  { actor, repositories }: UseCaseContext,
  thread: StoredThread,
): Promise<readonly string[]> {
  if (!isBetweenNeighbors(thread)) return [];
  const others = uidsOf(thread).filter((uid) => uid !== actor.uid);
  const blocks = await repositories.messageBlocks.find({
    where: { uid: { in: others }, blockedUid: actor.uid },
  });
  const blocking = blocks.map(({ uid }) => uid);
  if (others.length > 0 && others.every((uid) => blocking.includes(uid))) {
    throw PortalError.refused({ code: 'message-undeliverable' });
  }
  return blocking;
}

/** Returns the actor's reading of a thread, and the uids of those who have muted it. One statement. */
async function readingsOf(
  { actor, repositories }: UseCaseContext,
  thread: StoredThread,
): Promise<{ own: Versioned<ThreadReading> | undefined; muting: readonly string[] }> {
  const { takenByUid } = thread.office ?? {};
  const uids = new Set([actor.uid, ...uidsOf(thread), ...(takenByUid ? [takenByUid] : [])]);
  const readings = await repositories.threadReadings.getMany(
    [...uids].map((uid) => readingId({ uid }, thread.id)),
  );
  return {
    own: readings.find(({ uid }) => uid === actor.uid),
    muting: readings.flatMap(({ uid, muted }) => (muted ? [uid] : [])),
  };
}

/** Returns the uids of the people who take part in a thread. */
function uidsOf({ participants }: StoredThread): string[] {
  const people = participants.filter(({ role }) => role !== 'system');
  return [...new Set(people.map(({ uid }) => uid))];
}

/** Answering takes a conversation that nobody has taken; what is written to the office waits, also after it was closed. */
function officeAfter(
  office: OfficeThread,
  { actor, now }: UseCaseContext,
  forOffice: boolean,
): OfficeThread {
  if (!forOffice) {
    const waits = office.state === 'waiting';
    return { ...office, state: 'waiting', ...(!waits && { waitingSince: now.toISOString() }) };
  }
  const { uid: takenByUid, displayName: takenByName } = actor;
  return {
    ...office,
    state: 'answered',
    ...(office.takenByUid === undefined && { takenByUid, takenByName }),
  };
}

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

/** Turns the actor's notifications of a thread off or on. */
const muteThread: UseCase<'threads.mute'> = async (context, { threadId, muted }) => {
  const { actor, repositories } = context;
  const thread = await visibleThread(context, threadId);
  const before = await repositories.threadReadings.get(readingId(actor, threadId));
  const { muted: _, ...reading } = before ?? readingOf(actor, thread, neverRead, 0);
  repositories.threadReadings.put({ ...reading, ...(muted && { muted }) });
  return {};
};

const neverRead = new Date(0).toISOString();

export const threadCommands = {
  'threads.reply': replyToThread,
  'threads.markRead': markThreadRead,
  'threads.mute': muteThread,
} satisfies UseCases;
