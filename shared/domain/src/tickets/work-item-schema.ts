import * as z from 'zod/mini';
import { namedUploadsSchema } from '../documents/uploaded-file-schema.ts';
import { requiredDay } from '../kernel/date-schema.ts';
import { hoursSchema, optionalHoursField } from '../kernel/number-schema.ts';
import {
  idSchema,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '../kernel/text-schema.ts';
import { workItemPriorities } from './priority.ts';
import { workItemCategories } from './ticket-category.ts';

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
