import * as z from 'zod/mini';
import { attachmentSchema } from '../documents/attachment-schema.ts';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { authorSchema } from '../people/person-schema.ts';

/** One message of a ticket's conversation; an internal one is for admins only. */
export const ticketMessageSchema = z.object({
  id: z.string(),
  ticketId: z.string(),
  content: z.string(),
  author: authorSchema,
  isInternal: z.boolean(),
  createdAt: isoDateSchema,
  attachments: z.array(attachmentSchema),
});

export type TicketMessage = z.infer<typeof ticketMessageSchema>;
