import { maxEntries, ticketCategories, ticketPriorities, ticketStatuses } from '@hoa/domain';
import {
  centsSchema,
  contactSchema,
  hoursSchema,
  idSchema,
  idsSchema,
  intakeSchema,
  moneySchema,
  namedUploadsSchema,
  optionalText,
  orderedWorkSchema,
  positiveMoneySchema,
  requiredText,
  ticketInvoiceSchema,
  ticketMessageSchema,
  ticketSchema,
  workItemSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import {
  conversationFields,
  conversationOf,
  listOf,
  nothing,
  pageFields,
  searchField,
  sortField,
} from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneTicket = z.object({ ticketId: idSchema });

/** The `updatedAt` that the person saw; rejects with `conflict` if the ticket has changed since. */
const expectedUpdatedAt = z.optional(idSchema);

const filters = {
  category: z.optional(z.enum(ticketCategories)),
  status: z.optional(z.enum(ticketStatuses)),
  priority: z.optional(z.enum(ticketPriorities)),
  assignedTo: z.optional(idSchema),
  /** The uid of the person who submitted them; other roles than admins list their own anyway. */
  submittedBy: z.optional(idSchema),
  /** True for work orders (tickets with a vendor), false for tickets without a vendor. */
  isAssigned: z.optional(z.boolean()),
  /** True for tickets that are not resolved or closed. */
  isOpen: z.optional(z.boolean()),
  search: searchField,
};

const ticketSortColumns = [
  'updated',
  'lastActivity',
  'title',
  'status',
  'priority',
  'unit',
  'vendor',
  'due',
  'created',
] as const;

/** Tickets, their conversations, and the invoices of resolved ones. */
export const ticketsContract = {
  'tickets.list': {
    input: z.object({
      ...filters,
      /** True for work orders that are assigned or in progress. */
      isActive: z.optional(z.boolean()),
      /** True for active work orders with a due date before today. */
      isOverdue: z.optional(z.boolean()),
      /** True for work orders that were resolved, or closed without being resolved, this month. */
      isCompletedThisMonth: z.optional(z.boolean()),
      sort: sortField(ticketSortColumns),
      ...pageFields,
    }),
    output: listOf(ticketSchema),
  },
  /** `limit` and `offset` apply to each column. `column` returns only that column, to load more of it. */
  'tickets.board': {
    input: z.object({ ...filters, column: z.optional(z.enum(ticketStatuses)), ...pageFields }),
    output: z.object({
      columns: z.array(
        z.object({
          status: z.enum(ticketStatuses),
          total: z.int(),
          items: z.array(ticketSchema),
        }),
      ),
    }),
  },
  'tickets.get': {
    input: oneTicket,
    /** Includes ordered work, oldest first, if the actor may see it, and other people's contact details. */
    output: z.extend(ticketSchema, {
      orderedWork: z.optional(z.array(orderedWorkSchema)),
      contacts: z.optional(
        z.object({
          submitter: z.optional(contactSchema),
          assignee: z.optional(contactSchema),
        }),
      ),
    }),
  },
  'tickets.messages': {
    input: z.object({ ticketId: idSchema, ...conversationFields }),
    output: conversationOf(ticketMessageSchema),
  },
  'tickets.create': { input: intakeSchema, output: ticketSchema },
  'tickets.updateDescription': {
    input: z.object({
      ticketId: idSchema,
      description: requiredText('description-required'),
      expectedUpdatedAt,
    }),
    output: ticketSchema,
  },
  'tickets.changeStatus': {
    input: z.object({ ticketId: idSchema, status: z.enum(ticketStatuses), expectedUpdatedAt }),
    output: ticketSchema,
  },
  'tickets.changeStatusMany': {
    input: z.object({ ticketIds: idsSchema, status: z.enum(ticketStatuses) }),
    output: z.array(ticketSchema),
  },
  /** Undoes the last status change of each ticket, all or none; rejects with `conflict` if one has changed since. */
  'tickets.moveBack': {
    input: z.object({
      tickets: z
        .array(z.object({ ticketId: idSchema, expectedUpdatedAt }))
        .check(z.maxLength(maxEntries)),
    }),
    output: z.array(ticketSchema),
  },
  'tickets.postMessage': {
    input: z.object({
      ticketId: idSchema,
      content: optionalText(),
      isInternal: z.boolean(),
      attachments: namedUploadsSchema,
    }),
    output: ticketMessageSchema,
  },
  'tickets.attach': {
    input: z.object({ ticketId: idSchema, attachments: namedUploadsSchema }),
    output: ticketSchema,
  },
  'tickets.detach': {
    input: z.object({ ticketId: idSchema, attachmentId: idSchema }),
    output: ticketSchema,
  },
  'tickets.markRead': { input: oneTicket, output: nothing },
  'tickets.submitInvoice': {
    input: z.object({
      ticketId: idSchema,
      amount: positiveMoneySchema,
      description: requiredText('description-required'),
      notes: z.optional(optionalText()),
      laborHours: hoursSchema,
      laborRate: moneySchema,
      materialsCost: moneySchema,
      attachments: namedUploadsSchema,
    }),
    output: ticketInvoiceSchema,
  },
  /** The vendor's name is that of the vendor's record. */
  'tickets.createWorkItem': {
    input: z.omit(workItemSchema, { vendorName: true }),
    output: ticketSchema,
  },
  'tickets.assign': {
    input: z.object({ ticketId: idSchema, vendorId: idSchema }),
    output: ticketSchema,
  },
  /** Changes an open work order; rejects with `invalid-input` for a day before today in the association's time zone. */
  'tickets.changeDueDate': {
    input: z.object({
      ticketId: idSchema,
      dueDate: workItemSchema.shape.dueDate,
      expectedUpdatedAt,
    }),
    output: ticketSchema,
  },
  /** Closes an open work order that an administrator created; its vendor and the administrators can read the reason. */
  'tickets.withdraw': {
    input: z.object({
      ticketId: idSchema,
      reason: requiredText('reason-required'),
      expectedUpdatedAt,
    }),
    output: ticketSchema,
  },
  'ticketInvoices.list': {
    input: z.object({ ticketId: z.optional(idSchema), ...pageFields }),
    /** `amount` is the total of all matches, in cents. */
    output: z.extend(listOf(ticketInvoiceSchema), { amount: centsSchema }),
  },
} satisfies ContractPart;
