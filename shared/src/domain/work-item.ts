import * as z from 'zod/mini';
import { isoDateSchema } from './iso-date.ts';
import { workItemPriorities } from './priority.ts';
import { workItemCategories } from './ticket-category.ts';
import { uploadedFileSchema } from './uploaded-file.ts';

/** An order to a vendor as an admin writes it; it becomes a ticket assigned to that vendor. */
export const workItemSchema = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  subject: z.string(),
  category: z.enum(workItemCategories),
  priority: z.enum(workItemPriorities),
  description: z.string(),
  location: z.string(),
  unit: z.optional(z.string()),
  dueDate: isoDateSchema,
  attachments: z.array(uploadedFileSchema),
  estimatedHours: z.optional(z.number().check(z.gte(0))),
  specialInstructions: z.optional(z.string()),
});

export type WorkItem = z.infer<typeof workItemSchema>;
