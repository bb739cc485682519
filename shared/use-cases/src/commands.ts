import { saveBroadcastDraft, sendBroadcast } from './broadcasts/broadcasts.ts';
import {
  deleteTopic,
  postTopicUpdate,
  recordTopicView,
  saveTopic,
  setTopicLocked,
  setTopicPinned,
  setTopicStatus,
} from './forums/change-topics.ts';
import { addComment, deleteComment, editComment } from './forums/comments.ts';
import type { UseCases } from './kernel/use-case.ts';
import { markThreadRead, replyToThread } from './messages/change-threads.ts';
import { deleteNews, saveNews, setNewsPublished } from './news/news.ts';
import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification,
} from './notifications/notifications.ts';
import { pay, saveAutopay, savePaymentSettings, turnOffAutopay } from './payments/payments.ts';

export const communityCommands = {
  'threads.reply': replyToThread,
  'threads.markRead': markThreadRead,
  'notifications.markRead': markNotificationRead,
  'notifications.markAllRead': markAllNotificationsRead,
  'notifications.delete': deleteNotification,
  'notifications.restore': restoreNotification,
  'news.save': saveNews,
  'news.setPublished': setNewsPublished,
  'news.delete': deleteNews,
  'topics.save': saveTopic,
  'topics.delete': deleteTopic,
  'topics.setPinned': setTopicPinned,
  'topics.setLocked': setTopicLocked,
  'topics.setStatus': setTopicStatus,
  'topics.postUpdate': postTopicUpdate,
  'topics.recordView': recordTopicView,
  'comments.add': addComment,
  'comments.edit': editComment,
  'comments.delete': deleteComment,
  'payments.pay': pay,
  'payments.saveAutopay': saveAutopay,
  'payments.turnOffAutopay': turnOffAutopay,
  'payments.saveSettings': savePaymentSettings,
  'broadcasts.send': sendBroadcast,
  'broadcasts.draft.save': saveBroadcastDraft,
} satisfies UseCases;
