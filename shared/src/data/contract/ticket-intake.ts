import * as z from 'zod/mini';
import { uploadedFileSchema, urgencies } from '../../domain/index.ts';

export const communityTypes = ['noise', 'parking', 'pets', 'other'] as const;
export const requestTypes = ['documents', 'permits', 'account', 'other'] as const;
export const issueTypes = ['billing', 'payment', 'assessment', 'other'] as const;

const description = z.string();
const attachments = z.array(uploadedFileSchema);

/** A new ticket as a resident reports it; which questions there are depends on the category. */
export const ticketIntakeSchema = z.discriminatedUnion('category', [
  z.object({
    category: z.literal('maintenance'),
    location: z.string(),
    urgency: z.enum(urgencies),
    description,
    attachments,
  }),
  z.object({
    category: z.literal('community'),
    type: z.enum(communityTypes),
    location: z.optional(z.string()),
    dateOfIncident: z.optional(z.string()),
    description,
    attachments,
  }),
  z.object({
    category: z.literal('administrative'),
    requestType: z.enum(requestTypes),
    description,
    attachments,
  }),
  z.object({
    category: z.literal('financial'),
    issueType: z.enum(issueTypes),
    accountNumber: z.optional(z.string()),
    description,
    attachments,
  }),
]);
