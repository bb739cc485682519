import * as z from 'zod/mini';
import { namedUploadsSchema } from '../documents/uploaded-file-schema.ts';
import { optionalText, requiredText } from '../kernel/text-schema.ts';

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
