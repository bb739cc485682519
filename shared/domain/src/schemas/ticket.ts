import * as z from 'zod/mini';
import { intakeFields } from '../intake-field.ts';
import { ticketPriorities } from '../priority.ts';
import { ticketCategories } from '../ticket-category.ts';
import { ticketStatuses } from '../ticket-status.ts';
import { attachmentSchema } from './attachment.ts';
import { calendarDaySchema, isoDateSchema } from './iso-date.ts';
import { personSchema, submitterSchema } from './person.ts';

export const statusChangeSchema = z.object({
  status: z.enum(ticketStatuses),
  /** Display name of who made the change. */
  changedBy: z.string(),
  changedAt: isoDateSchema,
  /** Why a work order was withdrawn. */
  reason: z.optional(z.string()),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** A support ticket; assigned to a vendor it is that vendor's work order. Its id is its number. */
export const ticketSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  submittedBy: submitterSchema,
  assignedTo: z.optional(personSchema),
  tags: z.array(z.string()),
  attachments: z.array(attachmentSchema),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  dueDate: z.optional(calendarDaySchema),
  lastActivity: isoDateSchema,
  messagesCount: z.int().check(z.gte(0)),
  hasUnreadMessages: z.boolean(),
  statusHistory: z.array(statusChangeSchema),
  estimatedHours: z.optional(z.number()),
  specialInstructions: z.optional(z.string()),
  /** The id of the ticket that this work was ordered for. */
  orderedFor: z.optional(z.string()),
  /** The vendor with open work that was ordered for this ticket, if the ticket has none itself. Not stored. */
  orderedFrom: z.optional(z.string()),
  /** The form's other answers, in the submitter's words or as the chosen option. */
  details: z.optional(z.partialRecord(z.enum(intakeFields), z.string())),
});

export type Ticket = z.infer<typeof ticketSchema>;

/** What was ordered from a vendor for a ticket. */
export const orderedWorkSchema = z.extend(
  z.pick(ticketSchema, { id: true, title: true, status: true, dueDate: true }),
  { vendorName: z.optional(z.string()), isWithdrawn: z.optional(z.boolean()) },
);

export type OrderedWork = z.infer<typeof orderedWorkSchema>;
