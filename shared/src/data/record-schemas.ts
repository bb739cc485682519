import type * as z from 'zod/mini';
import {
  commentSchema,
  communityEventSchema,
  contactSubmissionSchema,
  documentFileSchema,
  folderSchema,
  forumTopicSchema,
  invoiceSchema,
  newsItemSchema,
  residentSchema,
  ticketInvoiceSchema,
  ticketMessageSchema,
  topicUpdateSchema,
  vendorSchema,
} from '../domain/index.ts';
import { answeredRequestSchema } from './answered-request.ts';
import {
  broadcastDraftSchema,
  broadcastNoticeMarkSchema,
  fileContentSchema,
  sentBroadcastSchema,
  storedAccountSchema,
  storedNotificationSchema,
  storedPaymentSchema,
  storedPaymentSettingsSchema,
  storedProfileSchema,
  storedSubscriptionSchema,
  storedThreadMessageSchema,
  storedThreadSchema,
  threadReadingSchema,
} from './community/records.ts';
import type { CollectionName, Records } from './repositories.ts';
import { storedTicketSchema } from './tickets/records.ts';
import { storedVendorNotificationSchema } from './vendor/records.ts';

/** The shape of what is kept in each collection, to check what comes back from a storage by. */
export const recordSchemas: { readonly [C in CollectionName]: z.ZodMiniType<Records[C]> } = {
  tickets: storedTicketSchema,
  ticketMessages: ticketMessageSchema,
  ticketInvoices: ticketInvoiceSchema,
  invoices: invoiceSchema,
  vendors: vendorSchema,
  residents: residentSchema,
  vendorNotifications: storedVendorNotificationSchema,
  contactSubmissions: contactSubmissionSchema,
  answeredRequests: answeredRequestSchema,
  news: newsItemSchema,
  events: communityEventSchema,
  topics: forumTopicSchema,
  topicUpdates: topicUpdateSchema,
  comments: commentSchema,
  threads: storedThreadSchema,
  threadMessages: storedThreadMessageSchema,
  threadReadings: threadReadingSchema,
  notifications: storedNotificationSchema,
  folders: folderSchema,
  files: documentFileSchema,
  fileContents: fileContentSchema,
  accounts: storedAccountSchema,
  payments: storedPaymentSchema,
  subscriptions: storedSubscriptionSchema,
  paymentSettings: storedPaymentSettingsSchema,
  profiles: storedProfileSchema,
  broadcasts: sentBroadcastSchema,
  broadcastDrafts: broadcastDraftSchema,
  broadcastNoticeMarks: broadcastNoticeMarkSchema,
};
