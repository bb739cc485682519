import { isoDateSchema, ticketSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The sides of a ticket that have an unread mark; `admin` is all administrators. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];

/** Data for statistics about completed work. */
const workRecordSchema = z.object({
  /** When the ticket was resolved, or closed without being resolved; unset while it is open. */
  completedAt: z.optional(isoDateSchema),
  /** The `completedAt` from before the ticket was reopened, restored if the reopening is undone. */
  formerCompletedAt: z.optional(isoDateSchema),
  /** Minutes from the assignment to the vendor's first response. */
  responseMinutes: z.optional(z.int().check(z.gte(0))),
  /** The submitter's rating of the work. */
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
});

/**
 * A ticket as stored. `messagesCount` and `lastActivity` cover the public conversation; internal notes have separate
 * fields for administrators. Unread state is stored per party, and `hasUnreadMessages` is computed for each reader.
 */
export const storedTicketSchema = z.extend(ticketSchema, {
  internalMessagesCount: z.int().check(z.gte(0)),
  /** The later of `lastActivity` and the last internal note. */
  lastActivityForAdmins: isoDateSchema,
  unreadFor: z.array(z.enum(ticketParties)),
  work: z.optional(workRecordSchema),
});

export type StoredTicket = z.infer<typeof storedTicketSchema>;
