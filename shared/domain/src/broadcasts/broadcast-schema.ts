import * as z from 'zod/mini';
import { draftTextSchema, isoDateSchema, optionalLine } from '../kernel/field-schemas.ts';
import { audienceTypes } from '../people/audience.ts';
import { authorSchema } from '../people/person-schema.ts';
import { priorities } from '../tickets/ticket-status.ts';

/**
 * The audience of a broadcast: `value` is the id of a building, a group, or unit ids separated by commas; '' for all.
 */
export const audienceSchema = z.object({
  type: z.enum(audienceTypes),
  value: draftTextSchema,
  /** The name of the building when the broadcast was sent; missing in drafts. */
  name: z.optional(optionalLine()),
});

export type Audience = z.infer<typeof audienceSchema>;

/** A broadcast in the form; also the shape of a saved draft, in which any field may be missing. */
export const broadcastSchema = z.object({
  subject: draftTextSchema,
  message: draftTextSchema,
  audience: audienceSchema,
  priority: z.enum(priorities),
  sendNotification: z.boolean(),
  sendEmail: z.boolean(),
});

export type Broadcast = z.infer<typeof broadcastSchema>;

/** A broadcast in the log of sent ones, with its audience, time and sender. */
export const broadcastLogEntrySchema = z.object({
  id: z.string(),
  threadId: z.string(),
  subject: z.string(),
  audience: audienceSchema,
  recipientCount: z.int(),
  sentAt: isoDateSchema,
  sentBy: authorSchema,
});

export type BroadcastLogEntry = z.infer<typeof broadcastLogEntrySchema>;
