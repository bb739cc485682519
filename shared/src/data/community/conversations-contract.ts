import * as z from 'zod/mini';
import {
  maxFiles,
  messageThreadSchema,
  residentNotificationSchema,
  threadAttachmentSchema,
  threadMessageSchema,
  threadReplyFormSchema,
} from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import { requestId } from '../contract/request-id.ts';
import type { ContractPart } from '../contract/schemas.ts';

const oneThread = z.object({ threadId: z.string() });
const oneNotification = z.object({ id: z.string() });

/** Message threads and notifications: each person's own. */
export const conversationsContract = {
  'threads.list': { input: nothing, output: z.array(messageThreadSchema) },
  'threads.get': { input: oneThread, output: messageThreadSchema },
  /** Oldest first. */
  'threads.messages': { input: oneThread, output: z.array(threadMessageSchema) },
  'threads.reply': {
    input: z.object({
      threadId: z.string(),
      content: threadReplyFormSchema.shape.content,
      attachments: z.array(threadAttachmentSchema).check(z.maxLength(maxFiles, 'file-count')),
      requestId,
    }),
    output: threadMessageSchema,
  },
  'threads.markRead': { input: oneThread, output: nothing },
  'threads.compose': {
    input: z.object({ subject: z.string(), content: z.string(), to: z.array(z.string()) }),
    output: messageThreadSchema,
  },
  'notifications.list': { input: nothing, output: z.array(residentNotificationSchema) },
  'notifications.markRead': { input: oneNotification, output: nothing },
  'notifications.markAllRead': { input: nothing, output: nothing },
  'notifications.delete': { input: oneNotification, output: nothing },
  /** Takes back a deletion: the notification as it was listed. */
  'notifications.restore': {
    input: z.object({ notification: residentNotificationSchema }),
    output: nothing,
  },
} satisfies ContractPart;
