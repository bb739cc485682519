import * as z from 'zod/mini';
import { attachmentSchema } from '../documents/document-schema.ts';
import { calendarDaySchema, centsSchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { authorSchema } from '../people/person-schema.ts';
import { invoiceStatuses } from './invoice-status.ts';

/** One line of materials; unitCost and total in cents. */
export const materialSchema = z.object({
  item: z.string(),
  quantity: z.number().check(z.gte(1)),
  unitCost: centsSchema.check(z.gte(0)),
  total: centsSchema,
});

export type Material = z.infer<typeof materialSchema>;

/** An invoice of the vendor's invoices page; amount, laborRate and materials in cents. */
export const invoiceSchema = z.object({
  id: z.string(),
  /** The association's prefix and its next number: INV-2025-001. */
  invoiceNumber: z.string(),
  vendorUid: z.string(),
  vendorName: z.optional(z.string()),
  workOrderId: z.string(),
  workOrderTitle: z.string(),
  amount: centsSchema,
  laborHours: z.number().check(z.gte(0)),
  laborRate: centsSchema.check(z.gte(0)),
  materials: z.array(materialSchema),
  status: z.enum(invoiceStatuses),
  submittedDate: z.optional(calendarDaySchema),
  approvedDate: z.optional(calendarDaySchema),
  paidDate: z.optional(calendarDaySchema),
  dueDate: calendarDaySchema,
  notes: z.optional(z.string()),
  /** The id of the ticket invoice that this one was created from. */
  ticketInvoiceId: z.optional(z.string()),
});

export type Invoice = z.infer<typeof invoiceSchema>;

/** An invoice a vendor submits from the drawer of a resolved work order; money in cents. */
export const ticketInvoiceSchema = z.object({
  id: z.string(),
  ticketId: z.string(),
  amount: centsSchema,
  description: z.string(),
  attachments: z.array(attachmentSchema),
  status: z.literal('submitted'),
  vendorUid: z.string(),
  submittedBy: authorSchema,
  createdAt: isoDateSchema,
  laborHours: z.optional(z.number()),
  laborRate: z.optional(centsSchema),
  materialsCost: z.optional(centsSchema),
  notes: z.optional(z.string()),
});

export type TicketInvoice = z.infer<typeof ticketInvoiceSchema>;
