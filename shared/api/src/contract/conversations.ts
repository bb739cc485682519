import { notificationFilters, threadTypes } from '@hoa/domain';
import {
  idSchema,
  messageThreadSchema,
  namedUploadsSchema,
  residentNotificationSchema,
  threadMessageSchema,
  threadReplyFormSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { conversationFields, conversationOf, listOf, pageFields } from './lists.ts';
import { nothing } from './nothing.ts';
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
