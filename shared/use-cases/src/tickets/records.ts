import { isoDateSchema, ticketSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { ticketParties } from './ticket-party.ts';

/** What the figures of the work are computed from. */
const workRecordSchema = z.object({
  /** When it was resolved, or closed without that; none while it is open. */
  completedAt: z.optional(isoDateSchema),
  /** What `completedAt` was before it was opened again, for when that is taken back. */
  formerCompletedAt: z.optional(isoDateSchema),
  /** From the assignment to the vendor's first answer. */
  responseMinutes: z.optional(z.int().check(z.gte(0))),
  /** Given by the submitter. */
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
});

/**
 * A ticket as kept. `messagesCount` is that of the public conversation, and `lastActivity` its latest message or
 * the latest change; what internal notes add is apart, for administrators only. What is unread belongs to each side (`hasUnreadMessages` is
 * worked out for each reader).
 */
export const storedTicketSchema = z.extend(ticketSchema, {
  internalMessagesCount: z.int().check(z.gte(0)),
  /** The later of `lastActivity` and the last internal note. */
  lastActivityForAdmins: isoDateSchema,
  unreadFor: z.array(z.enum(ticketParties)),
  work: z.optional(workRecordSchema),
});

export type StoredTicket = z.infer<typeof storedTicketSchema>;
