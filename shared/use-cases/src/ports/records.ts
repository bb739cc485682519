import {
  accountSchema,
  broadcastSchema,
  calendarDaySchema,
  communityEventSchema,
  eventTimesSchema,
  isoDateSchema,
  messageDraftSchema,
  messageThreadSchema,
  newsItemSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  profileSchema,
  residentNotificationSchema,
  subscriptionSchema,
  threadMessageSchema,
  ticketSchema,
  vendorNotificationSchema,
  vendorSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/**
 * A vendor notification as stored, with its recipient. One for all vendors has the recipient `everyVendorKey`, and each
 * vendor's read state is stored as a mark.
 */
export const storedVendorNotificationSchema = z.extend(vendorNotificationSchema, {
  recipientUid: z.string(),
});

export type StoredVendorNotification = z.infer<typeof storedVendorNotificationSchema>;

/** A vendor as stored, with data that only the vendor sees. */
export const storedVendorSchema = z.extend(vendorSchema, {
  /** When the vendor was removed from the association; a removed vendor gets no more work. */
  removedAt: z.optional(isoDateSchema),
  nextPaymentDate: z.optional(calendarDaySchema),
  /** True if `nextPaymentDate` is a fixed date of the sample data. */
  isNextPaymentSample: z.optional(z.boolean()),
});

export type StoredVendor = z.infer<typeof storedVendorSchema>;

/** The sides of a ticket that have an unread mark; `admin` is all administrators. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];

/** Data for statistics about completed work. */
const workRecordSchema = z.object({
  /** When the ticket was resolved, or closed without being resolved; unset while it is open. */
  completedAt: z.optional(isoDateSchema),
  /** The `completedAt` from before the ticket was reopened, restored if the reopening is undone. */
  formerCompletedAt: z.optional(isoDateSchema),
  /** Minutes from the assignment to the vendor's first response. */
  responseMinutes: z.optional(z.int().check(z.gte(0))),
  /** The submitter's rating of the work. */
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
});

/**
 * A ticket as stored. `messagesCount` and `lastActivity` cover the public conversation; internal notes have separate
 * fields for administrators. Unread state is stored per party, and `hasUnreadMessages` is computed for each reader.
 */
export const storedTicketSchema = z.extend(ticketSchema, {
  internalMessagesCount: z.int().check(z.gte(0)),
  /** The later of `lastActivity` and the last internal note. */
  lastActivityForAdmins: isoDateSchema,
  unreadFor: z.array(z.enum(ticketParties)),
  work: z.optional(workRecordSchema),
});

export type StoredTicket = z.infer<typeof storedTicketSchema>;

export const storedProfileSchema = z.extend(profileSchema, {
  id: z.string(),
  /** From which the secret address of the person's calendar feed derives; missing without one. */
  calendarFeed: z.optional(z.string()),
});

export type StoredProfile = z.infer<typeof storedProfileSchema>;

/** `id` is the number of the unit. */
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

/**
 * A notification as stored, with the keys of its recipients; see `actorKeys`. `read` applies to a notification with one
 * recipient; a shared one has a mark for each person.
 */
export const storedNotificationSchema = z.extend(residentNotificationSchema, {
  recipients: z.array(z.string()),
  /** The ids of the topic and comment that it quotes; it is removed when a moderator hides one of them. */
  about: z.optional(z.array(z.string())),
});

export type StoredNotification = z.infer<typeof storedNotificationSchema>;

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
export const storedNewsItemSchema = z.extend(newsItemSchema, {
  ...visibleTimeSchema.shape,
  /** The keys of the people who may read it; missing if everyone may, as in sample data. */
  readers: z.optional(z.array(z.string())),
});

export type StoredNewsItem = z.infer<typeof storedNewsItemSchema>;

/** Says that a person has seen a news item; `id` is `{uid}:{newsId}`. */
export const newsReadingSchema = z.object({
  id: z.string(),
  uid: z.string(),
  newsId: z.string(),
  at: isoDateSchema,
});

export type NewsReading = z.infer<typeof newsReadingSchema>;

/**
 * A date of an event as stored, with the start and end of its visibility as instants. `date` and `end` are instants, also
 * of an event that lasts whole days.
 */
export const storedEventSchema = z.extend(
  z.omit(communityEventSchema, { attendees: true, waiting: true, answer: true }),
  {
    ...visibleTimeSchema.shape,
    /** When it is over and no longer upcoming; a sample is when it begins. */
    upcomingUntil: isoDateSchema,
    /** The day on which the plan of the series has it, also if it was moved. */
    day: z.optional(calendarDaySchema),
    /** Its times in its time zone. */
    times: z.optional(eventTimesSchema),
    timeZone: z.optional(z.string()),
    /** See `EventSeries`. */
    remindHours: z.optional(z.int()),
    /** True if it was changed on its own; then changes of the series leave it as it is. */
    isOwn: z.optional(z.boolean()),
    /** Counts its changes, for calendars. */
    sequence: z.optional(z.int()),
    /** When it was last changed on its own. */
    changedAt: z.optional(isoDateSchema),
    /** When those who attend are reminded, set once a reminder is scheduled. */
    remindAt: z.optional(isoDateSchema),
  },
);

export type StoredEvent = z.infer<typeof storedEventSchema>;

/** A thread as stored. Unread counts are stored per reader; a broadcast stores its audience instead of every member. */
export const storedThreadSchema = z.extend(
  z.omit(messageThreadSchema, { unreadCount: true, muted: true }),
  {
    /** The keys of the people who may read it; see `actorKeys`. */
    readers: z.array(z.string()),
    messagesCount: z.int(),
  },
);

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
  /** True if the person gets no notifications about the thread. */
  muted: z.optional(z.boolean()),
});

export type ThreadReading = z.infer<typeof threadReadingSchema>;

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
  'export',
  'association',
  'messageReport',
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

/** A message that a person has not sent; `id` is `{uid}:{place}`, where the place is a thread or `new`. */
export const storedMessageDraftSchema = z.extend(messageDraftSchema, {
  id: z.string(),
  uid: z.string(),
});

export type StoredMessageDraft = z.infer<typeof storedMessageDraftSchema>;

/** The stored answer to a request; `id` is `{uid}:{operation}:{requestId}`. */
export const answeredRequestSchema = z.object({
  id: z.string(),
  /** The input as sent, as JSON, so that defaults added by a newer release do not make it another request. */
  sent: z.optional(z.string()),
  /** The checked input as JSON, written by the previous release. */
  input: z.optional(z.string()),
  answer: z.unknown(),
  at: isoDateSchema,
});

export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;

/** The number sequences of an association. */
export const sequenceNames = ['tickets', 'invoices'] as const;

export type SequenceName = (typeof sequenceNames)[number];

/** The last number that was assigned. */
export const sequenceSchema = z.object({ id: z.enum(sequenceNames), last: z.int() });

export type Sequence = z.infer<typeof sequenceSchema>;
