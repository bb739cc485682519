import type { Comment, DocumentFile, Folder, ForumTopic, Payment, TopicUpdate } from '@hoa/domain';
import {
  accountSchema,
  broadcastSchema,
  communityEventSchema,
  isoDateSchema,
  messageThreadSchema,
  newsItemSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  profileSchema,
  residentNotificationSchema,
  subscriptionSchema,
  threadMessageSchema,
} from '@hoa/domain/schemas';
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

/**
 * A notification as stored, with the keys of its recipients; see `actorKeys`. `read` applies to a notification with one
 * recipient; a shared one has a mark for each person.
 */
export const storedNotificationSchema = z.extend(residentNotificationSchema, {
  recipients: z.array(z.string()),
});

export type StoredNotification = z.infer<typeof storedNotificationSchema>;

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

/** A person's read and deleted flags of a shared notification; `id` is `{uid}:{notificationId}`. */
export const notificationMarkSchema = z.object({
  id: z.string(),
  uid: z.string(),
  notificationId: z.string(),
  read: z.boolean(),
  deleted: z.boolean(),
  /** When it was last changed. */
  at: isoDateSchema,
});

export type NotificationMark = z.infer<typeof notificationMarkSchema>;

export const markId = (uid: string, notificationId: string) => `${uid}:${notificationId}`;

const visibleTimeSchema = z.object({ visibleFrom: isoDateSchema, visibleUntil: isoDateSchema });

/** A news item as stored, with the start and end of its visibility as instants. */
export const storedNewsItemSchema = z.extend(newsItemSchema, visibleTimeSchema.shape);

export type StoredNewsItem = z.infer<typeof storedNewsItemSchema>;

/** An event as stored, with the start and end of its visibility as instants. */
export const storedEventSchema = z.extend(communityEventSchema, visibleTimeSchema.shape);

export type StoredEvent = z.infer<typeof storedEventSchema>;

/** A sent broadcast. */
export const sentBroadcastSchema = z.extend(broadcastSchema, {
  id: z.string(),
  threadId: z.string(),
  sentBy: z.string(),
  sentAt: isoDateSchema,
  recipientCount: z.int(),
});

export type SentBroadcast = z.infer<typeof sentBroadcastSchema>;

/** A person's unsent broadcast; `id` is their uid. */
export const broadcastDraftSchema = z.extend(broadcastSchema, { id: z.string() });

export type BroadcastDraft = z.infer<typeof broadcastDraftSchema>;

/** `id` is the unit's. */
export const storedAccountSchema = z.extend(accountSchema, { id: z.string() });

export type StoredAccount = z.infer<typeof storedAccountSchema>;

/** `id` is `{unit}:{uid}`: a person who owns two units has a subscription for each. */
export const storedSubscriptionSchema = z.extend(subscriptionSchema, {
  id: z.string(),
  /** The payment methods that the owner has saved. */
  onFile: z.array(paymentSourceSchema),
  /** Set while autopay is off: no automatic payments since this time. */
  turnedOffAt: z.optional(isoDateSchema),
});

export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

/** `id` is the person's uid, as in every record below that belongs to one person. */
export const storedPaymentSettingsSchema = z.extend(paymentSettingsSchema, { id: z.string() });

export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>;

export const storedProfileSchema = z.extend(profileSchema, { id: z.string() });

export type StoredProfile = z.infer<typeof storedProfileSchema>;

/**
 * The kinds of records that a file can be attached to; readers of the record may download the file. Before that, the
 * kind is `uploader`, `ownerId` is the uploader's uid, and only they may download it.
 */
export const fileOwnerKinds = [
  'uploader',
  'document',
  'news',
  'topicUpdate',
  'thread',
  'ticket',
  'ticketMessage',
  'ticketInvoice',
] as const;

/**
 * A file that can be downloaded. `id` is the id of the document, attachment or upload. The content is in a FileStore.
 */
export const storedFileSchema = z.object({
  id: z.string(),
  ownerKind: z.enum(fileOwnerKinds),
  ownerId: z.string(),
  /**
   * Ids of the ordered work that the file was passed on to; anyone who may see one of these work orders may read the
   * file.
   */
  workItems: z.optional(z.array(z.string())),
  name: z.string(),
  mimeType: z.string(),
  /** Bytes, of an upload. */
  size: z.optional(z.number()),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** The record types of the community collections. */
export interface CommunityRecords {
  news: StoredNewsItem;
  events: StoredEvent;
  topics: ForumTopic;
  topicUpdates: TopicUpdate;
  comments: Comment;
  threads: StoredThread;
  threadMessages: StoredThreadMessage;
  threadReadings: ThreadReading;
  notifications: StoredNotification;
  folders: Folder;
  files: DocumentFile;
  storedFiles: StoredFile;
  accounts: StoredAccount;
  payments: Payment;
  subscriptions: StoredSubscription;
  paymentSettings: StoredPaymentSettings;
  profiles: StoredProfile;
  broadcasts: SentBroadcast;
  broadcastDrafts: BroadcastDraft;
  notificationMarks: NotificationMark;
}
