import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { contactPriorities } from './priority.ts';
import { ticketStatuses } from './ticket-status.ts';

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
