import * as z from 'zod/mini';
import { isoDateSchema, ticketSchema } from '../../domain/index.ts';

/** The sides of a ticket that may have something to read; `admin` stands for every administrator. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];

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
