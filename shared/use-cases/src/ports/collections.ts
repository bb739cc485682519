import type {
  AdjustedOffices,
  AssociationBuilding,
  AssociationExport,
  Comment,
  CommentThanks,
  ContactSubmission,
  DirectoryEntry,
  ForumTopic,
  Impersonation,
  ImportRecord,
  Invoice,
  KnownPerson,
  Membership,
  MessageBlock,
  MessageReport,
  ModerationEntry,
  Payment,
  Poll,
  PollBallot,
  PollKey,
  PollVote,
  Resident,
  Sale,
  Seat,
  StoredAssociation,
  StoredDocument,
  StoredFolder,
  TicketInvoice,
  TicketMessage,
  TopicFollow,
  TopicUpdate,
  Unit,
  VendorContact,
} from '@hoa/domain';

import {
  invoiceStatuses,
  paymentStatuses,
  ticketPriorities,
  ticketStatuses,
  topicStatuses,
} from '@hoa/domain';
import type { EventAnswer, EventSeries } from '@hoa/domain/events';
import { type Declaration, declare } from './declare.ts';
import type {
  AnsweredRequest,
  BroadcastDraft,
  NewsReading,
  NotificationMark,
  SentBroadcast,
  Sequence,
  StoredAccount,
  StoredEvent,
  StoredFile,
  StoredMessageDraft,
  StoredNewsItem,
  StoredNotification,
  StoredPaymentSettings,
  StoredProfile,
  StoredSubscription,
  StoredThread,
  StoredThreadMessage,
  StoredTicket,
  StoredVendor,
  StoredVendorNotification,
  ThreadReading,
} from './records.ts';
import type { Repository } from './repository.ts';

/** Every collection of an association: the record it holds and the fields that queries may use. */
export const collections = {
  tickets: declare<StoredTicket>()({
    fields: [
      'id',
      'title',
      'status',
      'category',
      'priority',
      'submittedBy.uid',
      'submittedBy.unit',
      'assignedTo.uid',
      'assignedTo.displayName',
      'orderedFor',
      'createdAt',
      'updatedAt',
      'lastActivity',
      'lastActivityForAdmins',
      'dueDate',
      'work.completedAt',
    ],
    numbers: ['work.responseMinutes', 'work.rating'],
    counters: ['messagesCount', 'internalMessagesCount'],
    text: [
      'id',
      'title',
      'description',
      'tags',
      'submittedBy.displayName',
      'submittedBy.unit',
      'assignedTo.displayName',
    ],
    orders: {
      title: 'words',
      'submittedBy.unit': 'words',
      'assignedTo.displayName': 'words',
      status: ticketStatuses,
      priority: ticketPriorities,
    },
  }),
  ticketMessages: declare<TicketMessage>()({
    fields: ['id', 'ticketId', 'isInternal', 'createdAt'],
  }),
  ticketInvoices: declare<TicketInvoice>()({
    fields: ['ticketId', 'vendorUid', 'status', 'createdAt'],
    numbers: ['amount'],
  }),
  invoices: declare<Invoice>()({
    fields: [
      'vendorUid',
      'vendorName',
      'workOrderId',
      'status',
      'invoiceNumber',
      'workOrderTitle',
      'amount',
      'submittedDate',
      'paidDate',
    ],
    numbers: ['amount'],
    text: ['invoiceNumber', 'workOrderId', 'workOrderTitle', 'vendorName'],
    orders: {
      invoiceNumber: 'words',
      workOrderTitle: 'words',
      vendorName: 'words',
      status: invoiceStatuses,
    },
  }),
  vendors: declare<StoredVendor>()({
    fields: ['id', 'displayName', 'removedAt'],
    text: ['displayName', 'services'],
    orders: { displayName: 'words' },
  }),
  vendorContacts: declare<VendorContact>()({ fields: ['vendorUid'] }),
  residents: declare<Resident>()({
    fields: ['unit', 'groups'],
    text: ['displayName', 'unit', 'email'],
    orders: { unit: 'words' },
  }),
  directoryEntries: declare<DirectoryEntry>()({
    fields: ['id', 'displayName', 'allowsMessages'],
    text: ['displayName', 'units', 'title', 'phone', 'email'],
    orders: { displayName: 'words' },
  }),
  associations: declare<StoredAssociation>()({ fields: ['id'] }),
  offices: declare<AdjustedOffices>()({ fields: ['id'] }),
  buildings: declare<AssociationBuilding>()({ fields: ['name'] }),
  units: declare<Unit>()({
    fields: ['id', 'building', 'searchKey'],
    text: ['id', 'address'],
    orders: { id: 'words' },
  }),
  imports: declare<ImportRecord>()({ fields: ['kind', 'at'] }),
  exports: declare<AssociationExport>()({
    fields: ['uid', 'link.tokenHash'],
    counters: ['percent'],
  }),
  impersonations: declare<Impersonation>()({ fields: ['id'] }),
  seats: declare<Seat>()({ fields: ['uid', 'since'] }),
  sales: declare<Sale>()({ fields: ['unit', 'at'] }),
  people: declare<KnownPerson>()({
    fields: ['displayName', 'email', 'roles', 'removedAt'],
    text: ['displayName', 'email', 'units'],
    orders: { displayName: 'words' },
  }),
  memberships: declare<Membership>()({
    fields: ['uid', 'role', 'office', 'unit', 'tenure', 'vendorUid', 'groups', 'since', 'until'],
    orders: { unit: 'words' },
  }),
  vendorNotifications: declare<StoredVendorNotification>()({
    fields: ['id', 'recipientUid', 'type', 'read', 'createdAt'],
  }),
  contactSubmissions: declare<ContactSubmission>()({ fields: ['vendorUid', 'hoaId', 'updatedAt'] }),
  answeredRequests: declare<AnsweredRequest>()({ fields: ['at'] }),
  answeredProfileRequests: declare<AnsweredRequest>()({ fields: ['at'] }),
  newsReadings: declare<NewsReading>()({ fields: ['uid', 'newsId'] }),
  news: declare<StoredNewsItem>()({
    fields: [
      'title',
      'category',
      'published',
      'pinned',
      'urgent',
      'date',
      'visibleFrom',
      'visibleUntil',
      'readers',
    ],
    text: ['title', 'content', 'author'],
    orders: { title: 'words' },
  }),
  events: declare<StoredEvent>()({
    fields: ['date', 'upcomingUntil', 'seriesId', 'visibleFrom', 'visibleUntil'],
  }),
  eventSeries: declare<EventSeries>()({ fields: ['id'] }),
  eventAnswers: declare<EventAnswer>()({
    fields: ['eventId', 'uid', 'state'],
    numbers: ['guests'],
  }),
  topics: declare<ForumTopic>()({
    fields: [
      'title',
      'tags',
      'status',
      'pinned',
      'author.uid',
      'lastActivity',
      'commentsCount',
      'withheld',
    ],
    counters: ['commentsCount', 'updatesCount', 'viewsCount'],
    text: ['title', 'author.displayName', 'tags'],
    orders: { title: 'words', status: topicStatuses },
  }),
  moderationEntries: declare<ModerationEntry>()({ fields: ['at'] }),
  topicFollows: declare<TopicFollow>()({ fields: ['topicId', 'uid'] }),
  commentThanks: declare<CommentThanks>()({ fields: ['commentId', 'uid'] }),
  polls: declare<Poll>()({ fields: ['topicId', 'createdAt'] }),
  pollVotes: declare<PollVote>()({ fields: ['pollId', 'voter', 'option'] }),
  pollBallots: declare<PollBallot>()({ fields: ['pollId', 'option'] }),
  pollKeys: declare<PollKey>()({ fields: ['id'] }),
  topicUpdates: declare<TopicUpdate>()({ fields: ['topicId', 'createdAt'] }),
  comments: declare<Comment>()({ fields: ['id', 'topicId', 'parentId', 'createdAt'] }),
  threads: declare<StoredThread>()({
    fields: [
      'readers',
      'type',
      'lastActivity',
      'office.state',
      'office.takenByUid',
      'office.waitingSince',
    ],
    numbers: ['messagesCount'],
    counters: ['messagesCount'],
  }),
  threadMessages: declare<StoredThreadMessage>()({ fields: ['id', 'threadId', 'createdAt'] }),
  threadReadings: declare<ThreadReading>()({
    fields: ['uid', 'readers', 'type'],
    numbers: ['readCount'],
  }),
  messageDrafts: declare<StoredMessageDraft>()({ fields: ['uid'] }),
  messageReports: declare<MessageReport>()({
    fields: ['threadId', 'messageId', 'message.author.uid', 'state', 'at'],
  }),
  messageBlocks: declare<MessageBlock>()({ fields: ['uid', 'blockedUid'] }),
  notifications: declare<StoredNotification>()({
    fields: ['id', 'recipients', 'type', 'read', 'createdAt', 'about'],
  }),
  notificationMarks: declare<NotificationMark>()({ fields: ['uid', 'at'] }),
  folders: declare<StoredFolder>()({
    fields: ['parentId', 'name', 'removedAt'],
    text: ['name'],
  }),
  files: declare<StoredDocument>()({
    fields: ['parentId', 'name', 'pinned', 'modifiedTime', 'removedAt'],
    text: ['name'],
  }),
  storedFiles: declare<StoredFile>()({ fields: ['id'] }),
  accounts: declare<StoredAccount>()({
    fields: ['id', 'balance', 'dueDate'],
    numbers: ['balance'],
  }),
  payments: declare<Payment>()({
    fields: ['unit', 'description', 'createdAt', 'amount', 'fees', 'total', 'status'],
    numbers: ['amount', 'total'],
    orders: { description: 'words', status: paymentStatuses },
  }),
  subscriptions: declare<StoredSubscription>()({ fields: ['id'] }),
  paymentSettings: declare<StoredPaymentSettings>()({ fields: ['id'] }),
  profiles: declare<StoredProfile>()({ fields: ['id'], text: ['displayName'] }),
  broadcasts: declare<SentBroadcast>()({ fields: ['sentBy', 'sentAt'] }),
  broadcastDrafts: declare<BroadcastDraft>()({ fields: ['id'] }),
  sequences: declare<Sequence>()({ fields: ['id'], numbers: ['last'] }),
} as const;

export type CollectionName = keyof typeof collections;

type Of<C extends CollectionName> = (typeof collections)[C];

/** The fields that queries of a collection may use. */
export type CollectionFields<C extends CollectionName> = Of<C>['fields'][number];

/** The record of each collection. */
export type Records = {
  [C in CollectionName]: Of<C> extends Declaration<infer T> ? T & { id: string } : never;
};

export type Repositories = {
  readonly [C in CollectionName]: Repository<
    Records[C],
    Of<C>['fields'][number],
    Of<C>['numbers'][number],
    Of<C>['counters'][number]
  >;
};
