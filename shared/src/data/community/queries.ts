import type { UseCases } from '../use-case.ts';
import { listDocuments } from './documents.ts';
import { listNotifications } from './notifications.ts';
import { getOverview } from './overview.ts';
import { getProfile } from './profile.ts';
import { countRecipients, getBroadcastDraft } from './read-broadcasts.ts';
import { listAnnouncements, listEvents, listNews } from './read-news.ts';
import { getAccount, getPaymentSettings, getSubscription, listPayments } from './read-payments.ts';
import { getThread, listThreadMessages, listThreads } from './read-threads.ts';
import { getTopic, listComments, listTopics, listTopicUpdates } from './read-topics.ts';

export const communityQueries = {
  'threads.list': listThreads,
  'threads.get': getThread,
  'threads.messages': listThreadMessages,
  'notifications.list': listNotifications,
  'account.get': getAccount,
  'announcements.list': listAnnouncements,
  'events.list': listEvents,
  'news.list': listNews,
  'topics.list': listTopics,
  'topics.get': getTopic,
  'topics.updates': listTopicUpdates,
  'topics.comments': listComments,
  'documents.list': listDocuments,
  'payments.history': listPayments,
  'payments.subscription': getSubscription,
  'payments.settings': getPaymentSettings,
  'profile.get': getProfile,
  'broadcasts.draft.get': getBroadcastDraft,
  'broadcasts.recipientCount': countRecipients,
  'admin.overview': getOverview,
} satisfies UseCases;
