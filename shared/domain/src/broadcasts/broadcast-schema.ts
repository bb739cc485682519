import * as z from 'zod/mini';
import { draftTextSchema, idsSchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { audienceTypes } from '../people/audience.ts';
import { authorSchema } from '../people/person-schema.ts';
import { tenures } from '../people/roles.ts';
import { priorities } from '../tickets/ticket-status.ts';

/** The groups that residents belong to. */
export const residentTags = ['residents', 'board-members', 'committee-chairs'] as const;

/**
 * The audience of a broadcast: `value` is the id of a building, a group, or unit ids separated by commas; '' for all.
 * A combined audience is everyone who, in one role, holds a home by one of the tenures, belongs to one of the groups, and
 * has the home in one of the buildings or units; an empty list does not restrict it.
 */
export const audienceSchema = z.object({
  type: z.enum(audienceTypes),
  value: draftTextSchema,
  /** The ids of buildings. */
  buildings: z.optional(idsSchema),
  groups: z.optional(z.array(z.enum(residentTags)).check(z.maxLength(residentTags.length))),
  tenures: z.optional(z.array(z.enum(tenures)).check(z.maxLength(tenures.length))),
  /** The names of the buildings when the broadcast was sent; missing in drafts. */
  name: z.optional(draftTextSchema),
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
