import * as z from 'zod/mini';
import {
  centsSchema,
  intakeSchema,
  maxFiles,
  ticketCategories,
  ticketInvoiceSchema,
  ticketMessageSchema,
  ticketPriorities,
  ticketSchema,
  ticketStatuses,
  uploadedFileSchema,
  workItemSchema,
} from '../../domain/index.ts';
import { nothing } from './nothing.ts';
import { repeatable, requestId } from './request-id.ts';
import type { ContractPart } from './schemas.ts';

const oneTicket = z.object({ ticketId: z.string() });
const attachments = z.array(uploadedFileSchema).check(z.maxLength(maxFiles, 'file-count'));
const notBlank = z.string().check(z.trim(), z.minLength(1));
const positiveCents = centsSchema.check(z.gt(0));
const cents = centsSchema.check(z.gte(0));

/** `expectedUpdatedAt` is what the person saw; if it has moved on, the answer is `conflict`. */
const expectedUpdatedAt = z.optional(z.string());

/** Tickets, their conversations, and the invoices of resolved ones. */
export const ticketsContract = {
  'tickets.list': {
    input: z.object({
      category: z.optional(z.enum(ticketCategories)),
      status: z.optional(z.enum(ticketStatuses)),
      assignedTo: z.optional(z.string()),
      priority: z.optional(z.enum(ticketPriorities)),
    }),
    output: z.array(ticketSchema),
  },
  'tickets.get': { input: oneTicket, output: ticketSchema },
  'tickets.messages': { input: oneTicket, output: z.array(ticketMessageSchema) },
  'tickets.create': { input: z.intersection(intakeSchema, repeatable), output: ticketSchema },
  'tickets.updateDescription': {
    input: z.object({ ticketId: z.string(), description: z.string(), expectedUpdatedAt }),
    output: ticketSchema,
  },
  'tickets.changeStatus': {
    input: z.object({ ticketId: z.string(), status: z.enum(ticketStatuses), expectedUpdatedAt }),
    output: ticketSchema,
  },
  'tickets.changeStatusMany': {
    input: z.object({ ticketIds: z.array(z.string()), status: z.enum(ticketStatuses) }),
    output: z.array(ticketSchema),
  },
  'tickets.postMessage': {
    input: z.object({
      ticketId: z.string(),
      content: z.string(),
      isInternal: z.boolean(),
      attachments,
      requestId,
    }),
    output: ticketMessageSchema,
  },
  'tickets.attach': {
    input: z.object({ ticketId: z.string(), attachments }),
    output: ticketSchema,
  },
  'tickets.detach': {
    input: z.object({ ticketId: z.string(), attachmentId: z.string() }),
    output: ticketSchema,
  },
  'tickets.markRead': { input: oneTicket, output: nothing },
  'tickets.submitInvoice': {
    input: z.object({
      ticketId: z.string(),
      amount: positiveCents,
      description: notBlank,
      notes: z.optional(z.string()),
      laborHours: z.number().check(z.gte(0)),
      laborRate: cents,
      materialsCost: cents,
      attachments,
    }),
    output: ticketInvoiceSchema,
  },
  'tickets.createWorkItem': { input: workItemSchema, output: ticketSchema },
  'tickets.assign': {
    input: z.object({ ticketId: z.string(), vendorId: z.string() }),
    output: ticketSchema,
  },
  'ticketInvoices.list': {
    input: z.object({ ticketId: z.optional(z.string()) }),
    output: z.array(ticketInvoiceSchema),
  },
} satisfies ContractPart;
