import * as z from 'zod/mini';
import { attachmentSchema, namedUploadsSchema } from '../documents/document-schema.ts';
import {
  calendarDaySchema,
  hoursSchema,
  idSchema,
  isoDateSchema,
  optionalDaySchema,
  optionalHoursField,
  optionalLine,
  optionalText,
  requiredDay,
  requiredLine,
  requiredText,
} from '../kernel/field-schemas.ts';
import { authorSchema, personSchema, submitterSchema } from '../people/person-schema.ts';
import { communityTypes, intakeFields, issueTypes, requestTypes } from './intake-options.ts';
import {
  contactPriorities,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
  urgencies,
  workItemCategories,
  workItemPriorities,
} from './ticket-status.ts';

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

/** A simple vendor ticket of the collection contactSubmissions. */
export const contactSubmissionSchema = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(contactPriorities),
  updatedAt: isoDateSchema,
  createdAt: isoDateSchema,
  unit: z.string(),
  description: z.string(),
  category: z.string(),
  vendorUid: z.string(),
  contactInfo: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  hoaId: z.string(),
  messageCount: z.int().check(z.gte(0)),
  lastMessage: z.optional(z.string()),
});

export type ContactSubmission = z.infer<typeof contactSubmissionSchema>;

const attachments = z._default(namedUploadsSchema, []);

export const maintenanceIntakeSchema = z.object({
  category: z.literal('maintenance'),
  location: requiredLine('location-required'),
  urgency: z.enum(urgencies, 'urgency-required'),
  description: requiredText('description-required'),
  attachments,
});

export const communityIntakeSchema = z.object({
  category: z.literal('community'),
  type: z.enum(communityTypes, 'type-required'),
  location: z._default(optionalLine(), ''),
  dateOfIncident: z._default(optionalDaySchema, ''),
  description: z._default(optionalText(), ''),
  attachments,
});

export const administrativeIntakeSchema = z.object({
  category: z.literal('administrative'),
  requestType: z.enum(requestTypes, 'request-type-required'),
  description: z._default(optionalText(), ''),
  attachments,
});

export const financialIntakeSchema = z.object({
  category: z.literal('financial'),
  issueType: z.enum(issueTypes, 'issue-type-required'),
  accountNumber: z._default(optionalLine(), ''),
  description: requiredText('description-required'),
  attachments,
});

/** A resident's report: one of four forms, distinguished by `category`. */
export const intakeSchema = z.discriminatedUnion('category', [
  maintenanceIntakeSchema,
  communityIntakeSchema,
  administrativeIntakeSchema,
  financialIntakeSchema,
]);

export type Intake = z.infer<typeof intakeSchema>;

/** An order to a vendor; it becomes a ticket assigned to that vendor. */
export const workItemSchema = z.object({
  /** The ticket that the work is ordered for. */
  orderedFor: z.optional(idSchema),
  vendorId: requiredLine('vendor-required'),
  vendorName: optionalLine(),
  subject: requiredLine('subject-required'),
  category: z.enum(workItemCategories),
  priority: z.enum(workItemPriorities),
  description: requiredText('description-required'),
  location: requiredLine('location-required'),
  unit: z.optional(optionalLine()),
  dueDate: requiredDay('due-date-required'),
  attachments: namedUploadsSchema,
  estimatedHours: z.optional(hoursSchema),
  specialInstructions: z.optional(optionalText()),
});

export type WorkItem = z.infer<typeof workItemSchema>;

/** The Create Work Item form: as the work item, with the estimated hours still a text that may be blank. */
export const workItemFormSchema = z.extend(workItemSchema, {
  estimatedHours: optionalHoursField({ invalid: 'number-invalid' }),
});

/** The Assign Vendor form. */
export const assignmentFormSchema = z.pick(workItemSchema, { vendorId: true });

export type WorkItemFormInput = z.input<typeof workItemFormSchema>;

/** The form that changes when an order is due. */
export const dueDateFormSchema = z.pick(workItemSchema, { dueDate: true });

/** The form that withdraws an order. */
export const withdrawalFormSchema = z.object({ reason: requiredText('reason-required') });
