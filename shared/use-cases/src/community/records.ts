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

/** A thread as stored: unread counts are stored for each reader, and an audience in place of its members. */
export const storedThreadSchema = z.extend(z.omit(messageThreadSchema, { unreadCount: true }), {
  /** The keys of the people who may read it; see `actorKeys`. */
  readers: z.array(z.string()),
  messagesCount: z.int(),
});

export type StoredThread = z.infer<typeof storedThreadSchema>;

/** A thread message as stored; what is read is stored for each reader. */
export const storedThreadMessageSchema = z.omit(threadMessageSchema, { read: true });

export type StoredThreadMessage = z.infer<typeof storedThreadMessageSchema>;

/**
 * A notification as stored, with the keys of its recipients; see `actorKeys`. `read` is for a
 * notification of one person; for a shared one each person has a mark.
 */
export const storedNotificationSchema = z.extend(residentNotificationSchema, {
  recipients: z.array(z.string()),
});

export type StoredNotification = z.infer<typeof storedNotificationSchema>;

/** How far a person has read a thread; `id` is `{uid}:{threadId}`. */
export const threadReadingSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** Copied from the thread, to count unread messages by type over the threads that the person may still read. */
  readers: z.array(z.string()),
  type: messageThreadSchema.shape.type,
  readAt: isoDateSchema,
  /** How many messages the thread had then. */
  readCount: z.int(),
});

export type ThreadReading = z.infer<typeof threadReadingSchema>;

/** What a person did with a shared notification; `id` is `{uid}:{notificationId}`. */
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

/** A news item as kept: with its window as instants. */
export const storedNewsItemSchema = z.extend(newsItemSchema, visibleTimeSchema.shape);

export type StoredNewsItem = z.infer<typeof storedNewsItemSchema>;

/** An event as kept: with its window as instants. */
export const storedEventSchema = z.extend(communityEventSchema, visibleTimeSchema.shape);

export type StoredEvent = z.infer<typeof storedEventSchema>;

/** A broadcast that went out. */
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

/** `id` is `{unit}:{uid}`: an owner of two units pays each on its own. */
export const storedSubscriptionSchema = z.extend(subscriptionSchema, {
  id: z.string(),
  /** What its owner may pay from. */
  onFile: z.array(paymentSourceSchema),
  /** When autopay was turned off: nothing is drawn since. */
  turnedOffAt: z.optional(isoDateSchema),
});

export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

/** `id` is the person's uid, as in every record below that belongs to one person. */
export const storedPaymentSettingsSchema = z.extend(paymentSettingsSchema, { id: z.string() });

export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>;

export const storedProfileSchema = z.extend(profileSchema, { id: z.string() });

export type StoredProfile = z.infer<typeof storedProfileSchema>;

/**
 * What a file is attached to; its readers may download it. Until it is attached, only its uploader may; `ownerId` is
 * then their uid.
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

/** A file that can be downloaded; `id` is the document's, the attachment's or the upload's. Its bytes are in a FileStore. */
export const storedFileSchema = z.object({
  id: z.string(),
  ownerKind: z.enum(fileOwnerKinds),
  ownerId: z.string(),
  /** The work items that it was passed on to with a ticket: whoever sees one of them may read it too. */
  workItems: z.optional(z.array(z.string())),
  name: z.string(),
  mimeType: z.string(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** What is kept for the community's screens, by collection. */
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
