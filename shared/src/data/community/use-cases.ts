import { once } from '../once.ts';
import type { UseCases } from '../use-case.ts';
import {
  countRecipients,
  getBroadcastDraft,
  saveBroadcastDraft,
  sendBroadcast,
} from './broadcasts.ts';
import { markThreadRead, replyToThread } from './change-threads.ts';
import {
  deleteTopic,
  postTopicUpdate,
  recordTopicView,
  saveTopic,
  setTopicLocked,
  setTopicPinned,
  setTopicStatus,
} from './change-topics.ts';
import { addComment, deleteComment, editComment } from './comments.ts';
import { downloadFile, listDocuments } from './documents.ts';
import {
  deleteNews,
  listAnnouncements,
  listEvents,
  listNews,
  saveNews,
  setNewsPublished,
} from './news.ts';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification,
} from './notifications.ts';
import { getOverview } from './overview.ts';
import {
  getAccount,
  getPaymentSettings,
  getSubscription,
  listPayments,
  pay,
  saveAutopay,
  savePaymentSettings,
} from './payments.ts';
import {
  getProfile,
  saveAppearance,
  savePreferences,
  savePrivacy,
  updateProfile,
} from './profile.ts';
import { getThread, listThreadMessages, listThreads } from './read-threads.ts';
import { getTopic, listComments, listTopics, listTopicUpdates } from './read-topics.ts';

/**
 * What can be done on the community's screens. What is missing here — composing, RSVP, uploads, the
 * billing portal, statements, residents' own topics — is what the specification calls coming soon.
 */
export const communityUseCases = {
  'threads.list': listThreads,
  'threads.get': getThread,
  'threads.messages': listThreadMessages,
  'threads.reply': once('threads.reply', replyToThread),
  'threads.markRead': markThreadRead,
  'notifications.list': listNotifications,
  'notifications.markRead': markNotificationRead,
  'notifications.markAllRead': markAllNotificationsRead,
  'notifications.delete': deleteNotification,
  'notifications.restore': restoreNotification,
  'account.get': getAccount,
  'announcements.list': listAnnouncements,
  'events.list': listEvents,
  'news.list': listNews,
  'news.save': saveNews,
  'news.setPublished': setNewsPublished,
  'news.delete': deleteNews,
  'topics.list': listTopics,
  'topics.get': getTopic,
  'topics.updates': listTopicUpdates,
  'topics.comments': listComments,
  'topics.save': saveTopic,
  'topics.delete': deleteTopic,
  'topics.setPinned': setTopicPinned,
  'topics.setLocked': setTopicLocked,
  'topics.setStatus': setTopicStatus,
  'topics.postUpdate': postTopicUpdate,
  'topics.recordView': recordTopicView,
  'comments.add': once('comments.add', addComment),
  'comments.edit': editComment,
  'comments.delete': deleteComment,
  'documents.list': listDocuments,
  'files.download': downloadFile,
  'payments.history': listPayments,
  'payments.subscription': getSubscription,
  'payments.settings': getPaymentSettings,
  'payments.pay': pay,
  'payments.saveAutopay': saveAutopay,
  'payments.saveSettings': savePaymentSettings,
  'profile.get': getProfile,
  'profile.update': updateProfile,
  'profile.savePreferences': savePreferences,
  'profile.savePrivacy': savePrivacy,
  'profile.saveAppearance': saveAppearance,
  'broadcasts.send': sendBroadcast,
  'broadcasts.draft.get': getBroadcastDraft,
  'broadcasts.draft.save': saveBroadcastDraft,
  'broadcasts.recipientCount': countRecipients,
  'admin.overview': getOverview,
} satisfies UseCases;
