import * as z from 'zod/mini';
import { audienceSchema } from '../broadcasts/broadcast-schema.ts';
import { namedUploadsSchema } from '../documents/document-schema.ts';
import { isoDateSchema, optionalText, requiredText } from '../kernel/field-schemas.ts';
import { authorSchema } from '../people/person-schema.ts';
import { priorities } from '../tickets/ticket-status.ts';
import { officeStates } from './office-states.ts';
import { threadTypes } from './thread-type.ts';

export const threadAttachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** URL of a thumbnail, for images. */
  thumbnail: z.optional(z.string()),
});

export type ThreadAttachment = z.infer<typeof threadAttachmentSchema>;

/** How far the office is with a conversation that somebody started with it. */
export const officeThreadSchema = z.object({
  state: z.enum(officeStates),
  /** The time of the first message that waited for an answer. */
  waitingSince: isoDateSchema,
  /** Who answers for the office; missing until somebody takes it. */
  takenByUid: z.optional(z.string()),
  takenByName: z.optional(z.string()),
});

export type OfficeThread = z.infer<typeof officeThreadSchema>;

export const messageThreadSchema = z.object({
  id: z.string(),
  subject: z.string(),
  type: z.enum(threadTypes),
  priority: z.enum(priorities),
  /** The participants; an empty list means everyone in the community. */
  participants: z.array(authorSchema),
  /** The audience of a broadcast, who may also read it. One that names units is shown without its parts to recipients. */
  audience: z.optional(audienceSchema),
  lastActivity: isoDateSchema,
  lastMessage: z.string(),
  unreadCount: z.int().check(z.gte(0)),
  attachments: z.array(threadAttachmentSchema),
  office: z.optional(officeThreadSchema),
  /** True if the reader gets no notifications about it. */
  muted: z.optional(z.boolean()),
});

export type MessageThread = z.infer<typeof messageThreadSchema>;

export const threadMessageSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  content: z.string(),
  author: authorSchema,
  createdAt: isoDateSchema,
  attachments: z.array(threadAttachmentSchema),
  read: z.boolean(),
  /** True if the author wrote for the office. */
  office: z.optional(z.boolean()),
  /** True if a moderator removed the content. */
  removed: z.optional(z.boolean()),
});

export type ThreadMessage = z.infer<typeof threadMessageSchema>;

/** A ticket message: a text, or an attachment instead. */
export const ticketMessageFormSchema = z
  .object({
    content: optionalText(),
    isInternal: z.boolean(),
    attachments: namedUploadsSchema,
  })
  .check(
    z.refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
      error: 'message-required',
      path: ['content'],
    }),
  );

export type TicketMessageForm = z.infer<typeof ticketMessageFormSchema>;

export const commentFormSchema = z.object({ content: requiredText('comment-required') });
export const threadReplyFormSchema = z.object({ content: requiredText('reply-required') });
export const topicUpdateFormSchema = z.object({ content: requiredText('update-required') });
