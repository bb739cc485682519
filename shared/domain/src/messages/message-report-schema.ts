import * as z from 'zod/mini';
import { isoDateSchema, requiredText } from '../kernel/field-schemas.ts';
import { threadMessageSchema } from './message-thread-schema.ts';
import { reportStates } from './report-states.ts';

const personSchema = z.object({ uid: z.string(), displayName: z.string() });

/** A message that its reader reported, with its content as it was then. */
export const messageReportSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  messageId: z.string(),
  subject: z.string(),
  message: z.pick(threadMessageSchema, {
    author: true,
    content: true,
    createdAt: true,
    attachments: true,
  }),
  reason: z.string(),
  reportedBy: personSchema,
  at: isoDateSchema,
  state: z.enum(reportStates),
  decidedBy: z.optional(personSchema),
  decidedAt: z.optional(isoDateSchema),
});

export type MessageReport = z.infer<typeof messageReportSchema>;

export const reportFormSchema = z.object({ reason: requiredText('reason-required') });

/** A neighbor whose messages a person refuses; the id is `{uid}:{blockedUid}`. */
export const messageBlockSchema = z.object({
  id: z.string(),
  uid: z.string(),
  blockedUid: z.string(),
  displayName: z.string(),
  at: isoDateSchema,
});

export type MessageBlock = z.infer<typeof messageBlockSchema>;
