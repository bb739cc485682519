import type { UseCases } from '../use-case.ts';
import { getFile, listDocuments, listFolders } from './documents.ts';
import { listNotifications } from './notifications.ts';
import { getOverview } from './overview.ts';
import { getProfile } from './profile.ts';
import { countRecipients, getBroadcastDraft } from './read-broadcasts.ts';
import { getNews, listAnnouncements, listEvents, listNews } from './read-news.ts';
import {
  getAccount,
  getPayment,
  getPaymentSettings,
  getSubscription,
  listPayments,
} from './read-payments.ts';
import { getThread, listThreadMessages, listThreads } from './read-threads.ts';
import {
  getTopic,
  listComments,
  listTopics,
  listTopicTags,
  listTopicUpdates,
} from './read-topics.ts';

export const communityQueries = {
  'threads.list': listThreads,
  'threads.get': getThread,
  'threads.messages': listThreadMessages,
  'notifications.list': listNotifications,
  'account.get': getAccount,
  'announcements.list': listAnnouncements,
  'events.list': listEvents,
  'news.list': listNews,
  'news.get': getNews,
  'topics.list': listTopics,
  'topics.tags': listTopicTags,
  'topics.get': getTopic,
  'topics.updates': listTopicUpdates,
  'topics.comments': listComments,
  'documents.folders': listFolders,
  'documents.list': listDocuments,
  'files.get': getFile,
  'payments.history': listPayments,
  'payments.get': getPayment,
  'payments.subscription': getSubscription,
  'payments.settings': getPaymentSettings,
  'profile.get': getProfile,
  'broadcasts.draft.get': getBroadcastDraft,
  'broadcasts.recipientCount': countRecipients,
  'admin.overview': getOverview,
} satisfies UseCases;
