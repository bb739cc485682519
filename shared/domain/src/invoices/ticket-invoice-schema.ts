import * as z from 'zod/mini';
import { attachmentSchema } from '../documents/attachment-schema.ts';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { centsSchema } from '../kernel/money-schema.ts';
import { authorSchema } from '../people/person-schema.ts';

/** An invoice a vendor submits from the drawer of a resolved work order; money in cents. */
export const ticketInvoiceSchema = z.object({
  id: z.string(),
  ticketId: z.string(),
  amount: centsSchema,
  description: z.string(),
  attachments: z.array(attachmentSchema),
  status: z.literal('submitted'),
  submittedBy: authorSchema,
  createdAt: isoDateSchema,
  laborHours: z.optional(z.number()),
  laborRate: z.optional(centsSchema),
  materialsCost: z.optional(centsSchema),
  notes: z.optional(z.string()),
});

export type TicketInvoice = z.infer<typeof ticketInvoiceSchema>;
