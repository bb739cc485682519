import {
  everyAdminKey,
  type MessageThread,
  personKey,
  type ThreadMessage,
  visibleTime,
} from '@hoa/domain';
import {
  broadcastSchema,
  isoDateSchema,
  newsItemSchema,
  residentNotificationSchema,
} from '@hoa/domain/schemas';
import {
  type CollectionName,
  type StoredThread,
  storedThreadMessageSchema,
  threadReaders,
} from '@hoa/use-cases';
import { broadcastNotification } from '@hoa/use-cases/broadcasts/broadcast-notification';
import * as z from 'zod/mini';
import { home } from '../sample-files.ts';
import type { Change } from './change-store.ts';

/** A record of an earlier release, of unknown shape. */
export interface FormerRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

type Former = Map<CollectionName, Change[]>;
type FormerThread = Pick<MessageThread, 'id' | 'type' | 'participants'> &
  Pick<StoredThread, 'audience'>;
type FormerMessage = Omit<ThreadMessage, 'read'>;

const formerNotification = z.extend(residentNotificationSchema, { recipientUid: z.string() });
const formerBroadcast = z.extend(broadcastSchema, {
  id: z.string(),
  threadId: z.string(),
  sentBy: z.string(),
  sentAt: isoDateSchema,
});
const formerReading = z.object({ id: z.string(), readAt: isoDateSchema });
const formerMark = z.object({ id: z.string(), read: z.boolean(), deleted: z.boolean() });

/** Adds the start and end of visibility as instants. */
export function upgradedNews(record: FormerRecord): FormerRecord {
  const news = newsItemSchema.safeParse(record);
  return news.success ? { ...record, ...visibleTime(news.data) } : record;
}

/** Replaces the single recipient by a list of readers' keys. */
export function upgradedNotification(record: FormerRecord): FormerRecord {
  const parsed = formerNotification.safeParse(record);
  if (!parsed.success) return record;
  const { recipientUid, ...notification } = parsed.data;
  const isShared = recipientUid === everyAdminKey;
  return { ...notification, recipients: [isShared ? everyAdminKey : personKey(recipientUid)] };
}

/** Adds the parts of the id as fields: `{uid}:{notificationId}`. */
export function upgradedMark(record: FormerRecord): FormerRecord {
  const parsed = formerMark.safeParse(record);
  if (!parsed.success) return record;
  const [uid, notificationId] = idParts(parsed.data.id);
  return { ...parsed.data, uid, notificationId, at: new Date().toISOString() };
}

/**
 * Adds data that earlier releases derived from several records: the number of messages in a thread, how many of them
 * each person has read, and notifications of broadcasts, which are records of their own now.
 */
export async function upgradeConversations(former: Former): Promise<void> {
  addNotices(former);
  if (!former.has('threads') && !former.has('threadReadings')) return;
  addReadingsOfAuthors(former);
  const now = new Date();
  const sampleThreads = await home<FormerThread>('threads')(now);
  const sampleMessages = await home<FormerMessage>('threadMessages')(now);
  const threads = merged(sampleThreads, former.get('threads'));
  const messages = merged(sampleMessages, former.get('threadMessages'));
  const messagesOf = (id: string) => messages.filter(({ threadId }) => threadId === id);

  replace(former, 'threads', (record) => {
    const thread = threads.find(({ id }) => id === Reflect.get(record, 'id'));
    if (!Array.isArray(thread?.participants)) return record;
    const messagesCount = messagesOf(thread.id).length;
    return { ...record, readers: threadReaders(thread), messagesCount };
  });
  replace(former, 'threadReadings', (record) => {
    const parsed = formerReading.safeParse(record);
    if (!parsed.success) return record;
    const [uid, threadId] = idParts(parsed.data.id);
    const thread = threads.find(({ id }) => id === threadId);
    if (!thread) return record;
    const readAtMs = Date.parse(parsed.data.readAt);
    const read = messagesOf(threadId).filter(
      ({ author, createdAt }) => author.uid === uid || Date.parse(createdAt) <= readAtMs,
    );
    return {
      ...parsed.data,
      uid,
      readers: threadReaders(thread),
      type: thread.type,
      readCount: read.length,
    };
  });
}

/** Adds a notification of each broadcast for its whole audience, hidden from its sender. */
function addNotices(former: Former): void {
  for (const change of former.get('broadcasts') ?? []) {
    const parsed = formerBroadcast.safeParse(change.record);
    if (!parsed.success || !parsed.data.sendNotification) continue;
    const { id, sentAt, sentBy } = parsed.data;
    const markId = `${sentBy}:${id}`;
    const done = { uid: sentBy, notificationId: id, read: false, deleted: true, at: sentAt };
    add(former, 'notifications', {
      ...change,
      record: broadcastNotification(parsed.data),
    });
    add(former, 'notificationMarks', { ...change, id: markId, record: { id: markId, ...done } });
  }
}

/** Marks each thread as read by the author of a message up to that message. */
function addReadingsOfAuthors(former: Former): void {
  const known = new Set(former.get('threadReadings')?.map(({ id }) => id));
  for (const change of former.get('threadMessages') ?? []) {
    const message = storedThreadMessageSchema.safeParse(change.record);
    if (!message.success) continue;
    const { threadId, author, createdAt } = message.data;
    const id = `${author.uid}:${threadId}`;
    if (!known.has(id))
      add(former, 'threadReadings', { ...change, id, record: { id, readAt: createdAt } });
  }
}

function add(former: Former, collection: CollectionName, change: Change): void {
  const changes = former.get(collection) ?? [];
  former.set(collection, [...changes.filter(({ id }) => id !== change.id), change]);
}

function replace(
  former: Former,
  collection: CollectionName,
  upgrade: (record: object) => object,
): void {
  const changes = former.get(collection)?.map((change) => {
    const { record } = change;
    return typeof record === 'object' && record !== null
      ? { ...change, record: upgrade(record) }
      : change;
  });
  if (changes) former.set(collection, changes);
}

/** Returns the samples with changes applied. */
function merged<T extends { id: string }>(
  samples: readonly T[],
  changes: readonly Change[] = [],
): T[] {
  const all = new Map(samples.map((sample) => [sample.id, sample]));
  for (const { id, record } of changes) {
    if (typeof record === 'object' && record !== null) all.set(id, record as T);
    else all.delete(id);
  }
  return [...all.values()];
}

/** Splits an id at its first colon, since a uid contains none. */
function idParts(id: string): [before: string, after: string] {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
}
