import * as z from 'zod/mini';
import { attachmentSchema } from '../documents/attachment-schema.ts';
import { calendarDaySchema, isoDateSchema } from '../kernel/date-schema.ts';
import { personSchema, submitterSchema } from '../people/person-schema.ts';
import { intakeFields } from './intake-options.ts';
import { ticketPriorities } from './priority.ts';
import { ticketCategories } from './ticket-category.ts';
import { ticketStatuses } from './ticket-status.ts';

export const statusChangeSchema = z.object({
  status: z.enum(ticketStatuses),
  /** Display name of the person who made the change. */
  changedBy: z.string(),
  changedAt: isoDateSchema,
  /** The reason for withdrawing a work order. */
  reason: z.optional(z.string()),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** A support ticket. When assigned to a vendor, it is that vendor's work order. Its id is the ticket number. */
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
  /** For ordered work: the id of the ticket that it was created for. */
  orderedFor: z.optional(z.string()),
  /** The vendor of open ordered work, if the ticket itself has no vendor. Not stored. */
  orderedFrom: z.optional(z.string()),
  /** Other answers in the intake form, as text or as the chosen option. */
  details: z.optional(z.partialRecord(z.enum(intakeFields), z.string())),
});

export type Ticket = z.infer<typeof ticketSchema>;

/** Ordered work, as shown with its ticket. */
export const orderedWorkSchema = z.extend(
  z.pick(ticketSchema, { id: true, title: true, status: true, dueDate: true }),
  { vendorName: z.optional(z.string()), isWithdrawn: z.optional(z.boolean()) },
);

export type OrderedWork = z.infer<typeof orderedWorkSchema>;
