import {
  maxFiles,
  newsCategories,
  newsStates,
  notificationFilters,
  seenLength,
  threadTypes,
  topicStatuses,
} from '@hoa/domain';
import {
  announcementSchema,
  commentFormSchema,
  commentSchema,
  communityEventSchema,
  forumTopicSchema,
  idSchema,
  isoDateSchema,
  linesSchema,
  maxMentions,
  messageThreadSchema,
  namedUploadsSchema,
  newsFormSchema,
  newsItemSchema,
  residentNotificationSchema,
  seenTextSchema,
  threadMessageSchema,
  threadReplyFormSchema,
  topicFormSchema,
  topicUpdateFormSchema,
  topicUpdateSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import {
  conversationFields,
  conversationOf,
  listOf,
  nothing,
  pageFields,
  searchField,
  sortField,
} from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneThread = z.object({ threadId: idSchema });
/** The total of unread items, regardless of the filter. */
const unread = z.int();
const oneNotification = z.object({ id: idSchema });

/** Message threads and notifications: each person's own. */
export const conversationsContract = {
  /** Latest activity first; `unread` counts messages. */
  'threads.list': {
    input: z.object({ type: z.optional(z.enum(threadTypes)), ...pageFields }),
    output: z.extend(listOf(messageThreadSchema), {
      unread,
      unreadByType: z.record(z.enum(threadTypes), unread),
    }),
  },
  'threads.get': { input: oneThread, output: messageThreadSchema },
  'threads.messages': {
    input: z.extend(oneThread, conversationFields),
    output: conversationOf(threadMessageSchema),
  },
  'threads.reply': {
    input: z.object({
      threadId: idSchema,
      content: threadReplyFormSchema.shape.content,
      attachments: namedUploadsSchema,
    }),
    output: threadMessageSchema,
  },
  'threads.markRead': { input: oneThread, output: nothing },
  /** Newest first. */
  'notifications.list': {
    input: z.object({ filter: z.optional(z.enum(notificationFilters)), ...pageFields }),
    output: z.extend(listOf(residentNotificationSchema), { unread }),
  },
  'notifications.markRead': { input: oneNotification, output: nothing },
  'notifications.markAllRead': { input: nothing, output: nothing },
  'notifications.delete': { input: oneNotification, output: nothing },
  /** Undoes a deletion by the same person. */
  'notifications.restore': { input: oneNotification, output: nothing },
} satisfies ContractPart;

const oneTopic = z.object({ topicId: idSchema });

/** A topic as an administrator edits it; without an id it is new. */
const topicInputSchema = z.object({
  id: z.optional(idSchema),
  title: topicFormSchema.shape.title,
  description: topicFormSchema.shape.description,
  tags: linesSchema,
  status: z.optional(z.enum(topicStatuses)),
  pinned: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
  /** The values that the form started with; rejects with `conflict` if any has changed since. */
  seen: z.optional(
    z.object({
      title: seenTextSchema,
      description: seenTextSchema,
      tags: z.array(seenTextSchema).check(z.maxLength(seenLength)),
      status: z.enum(topicStatuses),
    }),
  ),
});

/** Forum topics with their updates and comments. */
export const forumContract = {
  /** Pinned first, then by last activity, newest first; `all` is the total without search and filters. */
  'topics.list': {
    input: z.object({
      tag: z.optional(idSchema),
      status: z.optional(z.enum(topicStatuses)),
      search: searchField,
      sort: sortField(['title', 'status', 'activity', 'comments']),
      ...pageFields,
    }),
    output: z.extend(listOf(forumTopicSchema), { all: z.int() }),
  },
  /** All tags in use, by name. */
  'topics.tags': { input: nothing, output: z.array(z.string()) },
  'topics.get': { input: oneTopic, output: forumTopicSchema },
  /** Newest first. */
  'topics.updates': {
    input: z.extend(oneTopic, pageFields),
    output: listOf(topicUpdateSchema),
  },
  /** Comments with all their replies, oldest first; `limit` counts comments, not replies. */
  'topics.comments': {
    input: z.extend(oneTopic, conversationFields),
    output: conversationOf(commentSchema),
  },
  'topics.save': { input: topicInputSchema, output: forumTopicSchema },
  'topics.delete': { input: oneTopic, output: nothing },
  'topics.setPinned': {
    input: z.object({ topicId: idSchema, pinned: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setLocked': {
    input: z.object({ topicId: idSchema, locked: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setStatus': {
    input: z.object({ topicId: idSchema, status: z.enum(topicStatuses) }),
    output: forumTopicSchema,
  },
  'topics.postUpdate': {
    input: z.object({ topicId: idSchema, content: topicUpdateFormSchema.shape.content }),
    output: topicUpdateSchema,
  },
  /** Counts a view of the topic. */
  'topics.recordView': { input: oneTopic, output: nothing },
  'comments.add': {
    input: z.object({
      topicId: idSchema,
      content: commentFormSchema.shape.content,
      parentId: z.optional(idSchema),
      /** The uids of people whom the text mentions; those who may not be mentioned are ignored. */
      mentions: z.optional(z.array(idSchema).check(z.maxLength(maxMentions))),
    }),
    output: commentSchema,
  },
  'comments.edit': {
    input: z.object({
      commentId: idSchema,
      content: commentFormSchema.shape.content,
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(z.object({ content: seenTextSchema })),
    }),
    output: commentSchema,
  },
  'comments.delete': { input: z.object({ commentId: idSchema }), output: nothing },
} satisfies ContractPart;

const seenFileSchema = z.object({
  id: idSchema,
  name: seenTextSchema,
  type: z.optional(seenTextSchema),
});

/** The News Manager's form. Without an id it creates an item; '' means no date. */
const newsInputSchema = z.safeExtend(newsFormSchema, {
  id: z.optional(idSchema),
  /** The values that the form started with; rejects with `conflict` if any has changed since. */
  seen: z.optional(
    z.partial(
      z.extend(
        z.pick(newsItemSchema, {
          category: true,
          priority: true,
          pinned: true,
          urgent: true,
          published: true,
          publishAt: true,
          expireAt: true,
          audience: true,
          sendEmail: true,
        }),
        {
          title: seenTextSchema,
          content: seenTextSchema,
          attachments: z.array(seenFileSchema).check(z.maxLength(maxFiles)),
        },
      ),
    ),
  ),
});

/** News for residents, and the administrator's News Manager. */
export const newsContract = {
  /** Published announcements that are visible now: pinned first, then urgent, then newest. */
  'announcements.list': { input: z.object(pageFields), output: listOf(announcementSchema) },
  /** One visible announcement with its full text. */
  'announcements.get': { input: z.object({ id: idSchema }), output: announcementSchema },
  /** Counts the person once as one who has seen these announcements; those they may not read are left out. */
  'announcements.markSeen': {
    input: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(25)) }),
    output: nothing,
  },
  /**
   * Upcoming events soonest first, or past events latest first. With `from` or `before`, the events that take place
   * in that range, soonest first.
   */
  'events.list': {
    input: z.object({
      when: z.optional(z.enum(['upcoming', 'past'])),
      from: z.optional(isoDateSchema),
      before: z.optional(isoDateSchema),
      ...pageFields,
    }),
    output: listOf(communityEventSchema),
  },
  /** All items, including drafts and expired ones, newest first; `all` is the total without search and filter. */
  'news.list': {
    input: z.object({
      state: z.optional(z.enum(newsStates)),
      category: z.optional(z.enum(newsCategories)),
      search: searchField,
      sort: sortField(['title', 'category', 'shown']),
      ...pageFields,
    }),
    output: z.extend(listOf(newsItemSchema), { all: z.int() }),
  },
  'news.get': { input: z.object({ id: idSchema }), output: newsItemSchema },
  /** How many members of the item's audience have seen it, each counted once, and how many there are. */
  'news.receipts': {
    input: z.object({ id: idSchema }),
    output: z.object({ seen: z.int(), members: z.int() }),
  },
  'news.save': { input: newsInputSchema, output: newsItemSchema },
  'news.setPublished': {
    input: z.object({ id: idSchema, published: z.boolean() }),
    output: newsItemSchema,
  },
  'news.delete': { input: z.object({ id: idSchema }), output: nothing },
} satisfies ContractPart;
