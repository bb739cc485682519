import {
  maxEntries,
  maxFiles,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@hoa/domain';
import {
  centsSchema,
  contactSchema,
  hoursSchema,
  idSchema,
  idsSchema,
  intakeSchema,
  moneySchema,
  optionalText,
  orderedWorkSchema,
  positiveMoneySchema,
  requiredText,
  ticketInvoiceSchema,
  ticketMessageSchema,
  ticketSchema,
  uploadedFileSchema,
  workItemSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import {
  conversationFields,
  conversationOf,
  listOf,
  pageFields,
  searchField,
  sortField,
} from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

const oneTicket = z.object({ ticketId: idSchema });
const attachments = z.array(uploadedFileSchema).check(z.maxLength(maxFiles, 'file-count'));

/** `expectedUpdatedAt` is what the person saw; if it has moved on, the answer is `conflict`. */
const expectedUpdatedAt = z.optional(idSchema);

const filters = {
  category: z.optional(z.enum(ticketCategories)),
  status: z.optional(z.enum(ticketStatuses)),
  priority: z.optional(z.enum(ticketPriorities)),
  assignedTo: z.optional(idSchema),
  /** Whether it is assigned to a vendor; true selects work orders only. */
  isAssigned: z.optional(z.boolean()),
  /** Whether it is neither resolved nor closed. */
  isOpen: z.optional(z.boolean()),
  search: searchField,
};

/** What a list of tickets can be sorted by. */
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
      /** Whether its vendor is to begin it or has begun it. */
      isActive: z.optional(z.boolean()),
      /** Whether it is active and was due before today. */
      isOverdue: z.optional(z.boolean()),
      /** Whether it was resolved, or closed without that, this month. */
      isCompletedThisMonth: z.optional(z.boolean()),
      sort: sortField(ticketSortColumns),
      ...pageFields,
    }),
    output: listOf(ticketSchema),
  },
  /** `limit` and `offset` count in each column; `column` asks for that one alone, to read more of it. */
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
    /** With what was ordered for it, oldest first, for who may know of that, and with the contacts of the others. */
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
  /** Takes the last move of each back, all or none; `conflict` where one was changed since. */
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
      attachments,
    }),
    output: ticketMessageSchema,
  },
  'tickets.attach': {
    input: z.object({ ticketId: idSchema, attachments }),
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
      attachments,
    }),
    output: ticketInvoiceSchema,
  },
  'tickets.createWorkItem': { input: workItemSchema, output: ticketSchema },
  'tickets.assign': {
    input: z.object({ ticketId: idSchema, vendorId: idSchema }),
    output: ticketSchema,
  },
  /** Of an open work order; `invalid-input` for a day that is past in the association. */
  'tickets.changeDueDate': {
    input: z.object({
      ticketId: idSchema,
      dueDate: workItemSchema.shape.dueDate,
      expectedUpdatedAt,
    }),
    output: ticketSchema,
  },
  /** Of an open work item; it is closed, and its vendor and the office read the reason. */
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
    /** `amount`: of all of them, in cents. */
    output: z.extend(listOf(ticketInvoiceSchema), { amount: centsSchema }),
  },
} satisfies ContractPart;
