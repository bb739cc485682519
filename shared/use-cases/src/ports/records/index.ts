import {
  buildingSchema,
  commentSchema,
  contactSubmissionSchema,
  documentFileSchema,
  folderSchema,
  forumTopicSchema,
  invoiceSchema,
  knownPersonSchema,
  membershipSchema,
  paymentSchema,
  residentSchema,
  ticketInvoiceSchema,
  ticketMessageSchema,
  topicUpdateSchema,
  unitSchema,
  vendorContactSchema,
} from '@hoa/domain/schemas';
import type * as z from 'zod/mini';
import type { CollectionName, Records } from '../collections.ts';
import { sequenceSchema } from '../sequence.ts';
import { answeredRequestSchema } from './answered-request.ts';
import { broadcastDraftSchema, sentBroadcastSchema } from './broadcasts.ts';
import { storedFileSchema } from './files.ts';
import { storedThreadMessageSchema, storedThreadSchema, threadReadingSchema } from './messages.ts';
import { storedEventSchema, storedNewsItemSchema } from './news.ts';
import { notificationMarkSchema, storedNotificationSchema } from './notifications.ts';
import {
  storedAccountSchema,
  storedPaymentSettingsSchema,
  storedSubscriptionSchema,
} from './payments.ts';
import { storedProfileSchema } from './profile.ts';
import { storedTicketSchema } from './tickets.ts';
import { storedVendorNotificationSchema, storedVendorSchema } from './vendors.ts';

/** The schema of each collection's records, for validating records read from storage. */
export const recordSchemas: { readonly [C in CollectionName]: z.ZodMiniType<Records[C]> } = {
  tickets: storedTicketSchema,
  ticketMessages: ticketMessageSchema,
  ticketInvoices: ticketInvoiceSchema,
  invoices: invoiceSchema,
  vendors: storedVendorSchema,
  vendorContacts: vendorContactSchema,
  buildings: buildingSchema,
  units: unitSchema,
  people: knownPersonSchema,
  memberships: membershipSchema,
  residents: residentSchema,
  vendorNotifications: storedVendorNotificationSchema,
  contactSubmissions: contactSubmissionSchema,
  answeredRequests: answeredRequestSchema,
  answeredProfileRequests: answeredRequestSchema,
  news: storedNewsItemSchema,
  events: storedEventSchema,
  topics: forumTopicSchema,
  topicUpdates: topicUpdateSchema,
  comments: commentSchema,
  threads: storedThreadSchema,
  threadMessages: storedThreadMessageSchema,
  threadReadings: threadReadingSchema,
  notifications: storedNotificationSchema,
  notificationMarks: notificationMarkSchema,
  folders: folderSchema,
  files: documentFileSchema,
  storedFiles: storedFileSchema,
  accounts: storedAccountSchema,
  payments: paymentSchema,
  subscriptions: storedSubscriptionSchema,
  paymentSettings: storedPaymentSettingsSchema,
  profiles: storedProfileSchema,
  broadcasts: sentBroadcastSchema,
  broadcastDrafts: broadcastDraftSchema,
  sequences: sequenceSchema,
};
