import { settingsUseCases } from './association/association-settings.ts';
import { exportUseCases } from './association/exports.ts';
import { officeUseCases } from './association/offices.ts';
import { overviewQueries } from './association/overview.ts';
import { packageUseCases } from './association/packages.ts';
import { getAssociation } from './association/read-association.ts';
import { getVendorDashboard } from './association/vendor-dashboard.ts';
import { auditUseCases } from './audit/list-audit.ts';
import { broadcastCommands } from './broadcasts/broadcasts.ts';
import { broadcastQueries } from './broadcasts/read-broadcasts.ts';
import { directoryUseCases } from './directory/directory.ts';
import { documentCommands } from './documents/change-documents.ts';
import { documentQueries } from './documents/documents.ts';
import { fileUseCases } from './documents/get-file.ts';
import { eventUseCases } from './events/index.ts';
import { pollCommands } from './forums/change-polls.ts';
import { topicCommands } from './forums/change-topics.ts';
import { commentCommands } from './forums/comments.ts';
import { mentionQueries } from './forums/mentions.ts';
import { moderationCommands } from './forums/moderate.ts';
import { moderationQueries } from './forums/moderation-log.ts';
import { ownTopicCommands } from './forums/own-topics.ts';
import { participationCommands } from './forums/participation.ts';
import { pollQueries } from './forums/read-polls.ts';
import { topicQueries } from './forums/read-topics.ts';
import { reviewUseCases } from './forums/review-topics.ts';
import { buildingUseCases } from './homes/buildings.ts';
import { homeUseCases } from './homes/index.ts';
import { invoiceCommands } from './invoices/invoices.ts';
import { invoiceQueries } from './invoices/read-invoices.ts';
import type { UseCases } from './kernel/use-case.ts';
import { threadCommands } from './messages/change-threads.ts';
import { composeUseCases } from './messages/compose-thread.ts';
import { blockUseCases } from './messages/message-blocks.ts';
import { draftUseCases } from './messages/message-drafts.ts';
import { reportUseCases } from './messages/message-reports.ts';
import { inboxUseCases } from './messages/office-inbox.ts';
import { threadQueries } from './messages/read-threads.ts';
import { newsCommands } from './news/news.ts';
import { newsQueries } from './news/read-news.ts';
import { receiptUseCases } from './news/receipts.ts';
import { notificationCommands } from './notifications/notifications.ts';
import { listNotifications } from './notifications/read-notifications.ts';
import { vendorNotificationUseCases } from './notifications/vendor-notifications.ts';
import { paymentCommands } from './payments/payments.ts';
import { getAccount } from './payments/read-account.ts';
import { paymentQueries } from './payments/read-payments.ts';
import { directoryQueries } from './people/directories.ts';
import { peopleUseCases } from './people/index.ts';
import { passkeyUseCases } from './profile/passkeys.ts';
import { profileUseCases } from './profile/profile.ts';
import { sessionUseCases } from './profile/sessions.ts';
import { ticketUseCases } from './tickets/index.ts';

/** All implemented operations, for a server. A browser lazy-loads them in parts. */
export const useCases: UseCases = {
  ...ticketUseCases,
  ...invoiceQueries,
  ...invoiceCommands,
  ...newsQueries,
  ...newsCommands,
  ...receiptUseCases,
  ...eventUseCases,
  ...topicQueries,
  ...topicCommands,
  ...ownTopicCommands,
  ...reviewUseCases,
  ...moderationCommands,
  ...moderationQueries,
  ...participationCommands,
  ...mentionQueries,
  ...pollQueries,
  ...pollCommands,
  ...commentCommands,
  ...threadQueries,
  ...threadCommands,
  ...composeUseCases,
  ...inboxUseCases,
  ...draftUseCases,
  ...blockUseCases,
  ...reportUseCases,
  'notifications.list': listNotifications,
  ...notificationCommands,
  ...vendorNotificationUseCases,
  ...documentQueries,
  ...documentCommands,
  ...fileUseCases,
  'account.get': getAccount,
  ...paymentQueries,
  ...paymentCommands,
  ...broadcastQueries,
  ...broadcastCommands,
  ...buildingUseCases,
  ...homeUseCases,
  ...peopleUseCases,
  ...directoryQueries,
  ...directoryUseCases,
  ...profileUseCases,
  ...passkeyUseCases,
  ...sessionUseCases,
  'association.get': getAssociation,
  ...settingsUseCases,
  ...officeUseCases,
  ...exportUseCases,
  ...packageUseCases,
  ...overviewQueries,
  'vendorDashboard.get': getVendorDashboard,
  ...auditUseCases,
};
