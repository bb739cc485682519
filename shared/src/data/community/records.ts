import * as z from 'zod/mini';
import {
  accountSchema,
  audienceSchema,
  broadcastSchema,
  type Comment,
  type CommunityEvent,
  type DocumentFile,
  type Folder,
  type ForumTopic,
  isoDateSchema,
  messageThreadSchema,
  type NewsItem,
  paymentSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  profileSchema,
  residentNotificationSchema,
  subscriptionSchema,
  type TopicUpdate,
  threadMessageSchema,
} from '../../domain/index.ts';

/** A thread as kept: unread counts belong to each reader, an audience stands in for its members. */
export const storedThreadSchema = z.extend(z.omit(messageThreadSchema, { unreadCount: true }), {
  /** Of a broadcast: whoever it was sent to may read it. */
  audience: z.optional(audienceSchema),
});

export type StoredThread = z.infer<typeof storedThreadSchema>;

/** A thread message as kept: what is read is each reader's own. */
export const storedThreadMessageSchema = z.omit(threadMessageSchema, { read: true });

export type StoredThreadMessage = z.infer<typeof storedThreadMessageSchema>;

/** A notification as kept, with whom it is for: a uid, or `everyAdmin`. */
export const storedNotificationSchema = z.extend(residentNotificationSchema, {
  recipientUid: z.string(),
});

export type StoredNotification = z.infer<typeof storedNotificationSchema>;

/** Until when a person has read a thread; `id` is `{uid}:{threadId}`. */
export const threadReadingSchema = z.object({ id: z.string(), readAt: isoDateSchema });

export type ThreadReading = z.infer<typeof threadReadingSchema>;

/** What a person did with the notice of a broadcast; `id` is `{uid}:{broadcastId}`. */
export const broadcastNoticeMarkSchema = z.object({
  id: z.string(),
  read: z.boolean(),
  deleted: z.boolean(),
});

export type BroadcastNoticeMark = z.infer<typeof broadcastNoticeMarkSchema>;

/** A broadcast that went out; its key keeps it from going out twice. */
export const sentBroadcastSchema = z.extend(broadcastSchema, {
  id: z.string(),
  threadId: z.string(),
  sentBy: z.string(),
  sentAt: isoDateSchema,
  recipientCount: z.int(),
  idempotencyKey: z.string(),
});

export type SentBroadcast = z.infer<typeof sentBroadcastSchema>;

/** A person's unsent broadcast; `id` is their uid. */
export const broadcastDraftSchema = z.extend(broadcastSchema, { id: z.string() });

export type BroadcastDraft = z.infer<typeof broadcastDraftSchema>;

/** `id` is the resident's uid, as in every record below that belongs to one person. */
export const storedAccountSchema = z.extend(accountSchema, { id: z.string() });

export type StoredAccount = z.infer<typeof storedAccountSchema>;

/** A payment as kept: whose it is, and the key that keeps it from being booked twice. */
export const storedPaymentSchema = z.extend(paymentSchema, {
  uid: z.string(),
  idempotencyKey: z.optional(z.string()),
});

export type StoredPayment = z.infer<typeof storedPaymentSchema>;

export const storedSubscriptionSchema = z.extend(subscriptionSchema, {
  id: z.string(),
  /** What autopay may draw from. */
  onFile: z.array(paymentSourceSchema),
});

export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

export const storedPaymentSettingsSchema = z.extend(paymentSettingsSchema, { id: z.string() });

export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>;

export const storedProfileSchema = z.extend(profileSchema, { id: z.string() });

export type StoredProfile = z.infer<typeof storedProfileSchema>;

/** What a file that can be downloaded holds; `id` is the file's or the attachment's. */
export const fileContentSchema = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  base64: z.string(),
});

export type FileContent = z.infer<typeof fileContentSchema>;

/** What is kept for the community's screens, by collection. */
export interface CommunityRecords {
  news: NewsItem;
  events: CommunityEvent;
  topics: ForumTopic;
  topicUpdates: TopicUpdate;
  comments: Comment;
  threads: StoredThread;
  threadMessages: StoredThreadMessage;
  threadReadings: ThreadReading;
  notifications: StoredNotification;
  folders: Folder;
  files: DocumentFile;
  fileContents: FileContent;
  accounts: StoredAccount;
  payments: StoredPayment;
  subscriptions: StoredSubscription;
  paymentSettings: StoredPaymentSettings;
  profiles: StoredProfile;
  broadcasts: SentBroadcast;
  broadcastDrafts: BroadcastDraft;
  broadcastNoticeMarks: BroadcastNoticeMark;
}
