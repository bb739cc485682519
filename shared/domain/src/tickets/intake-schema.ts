import * as z from 'zod/mini';
import { namedUploadsSchema } from '../documents/uploaded-file-schema.ts';
import { optionalDaySchema } from '../kernel/date-schema.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../kernel/text-schema.ts';
import { communityTypes, issueTypes, requestTypes } from './intake-options.ts';
import { urgencies } from './priority.ts';

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
