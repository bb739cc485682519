import * as z from 'zod/mini';
import { isoDateSchema, ticketSchema } from '../../domain/index.ts';
import { ticketParties } from './ticket-party.ts';

/**
 * A ticket as kept: what only administrators count is apart (`messagesCount` and `lastActivity` are
 * those of the public conversation), and what is unread belongs to each side
 * (`hasUnreadMessages` is worked out for each reader).
 */
export const storedTicketSchema = z.extend(ticketSchema, {
  internal: z.object({
    messagesCount: z.int().check(z.gte(0)),
    lastActivity: z.optional(isoDateSchema),
  }),
  unreadFor: z.array(z.enum(ticketParties)),
});

export type StoredTicket = z.infer<typeof storedTicketSchema>;
