import { isoDateSchema, messageThreadSchema, threadMessageSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** A thread as stored. Unread counts are stored per reader; a broadcast stores its audience instead of every member. */
export const storedThreadSchema = z.extend(z.omit(messageThreadSchema, { unreadCount: true }), {
  /** The keys of the people who may read it; see `actorKeys`. */
  readers: z.array(z.string()),
  messagesCount: z.int(),
});

export type StoredThread = z.infer<typeof storedThreadSchema>;

/** A thread message as stored; read state is stored per reader. */
export const storedThreadMessageSchema = z.omit(threadMessageSchema, { read: true });

export type StoredThreadMessage = z.infer<typeof storedThreadMessageSchema>;

/** How far a person has read a thread; `id` is `{uid}:{threadId}`. */
export const threadReadingSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** Copied from the thread, to count unread messages by type in the threads that the person may still read. */
  readers: z.array(z.string()),
  type: messageThreadSchema.shape.type,
  readAt: isoDateSchema,
  /** The number of messages in the thread at `readAt`. */
  readCount: z.int(),
});

export type ThreadReading = z.infer<typeof threadReadingSchema>;
