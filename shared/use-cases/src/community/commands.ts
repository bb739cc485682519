import type { UseCases } from '../use-case.ts';
import { saveBroadcastDraft, sendBroadcast } from './broadcasts.ts';
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
import { deleteNews, saveNews, setNewsPublished } from './news.ts';
import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification,
} from './notifications.ts';
import { pay, saveAutopay, savePaymentSettings, turnOffAutopay } from './payments.ts';

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
