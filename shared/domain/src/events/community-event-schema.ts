import * as z from 'zod/mini';
import { calendarDaySchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { eventTypes } from './event-type.ts';

export const communityEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The start. */
  date: isoDateSchema,
  location: z.string(),
  organizer: z.string(),
  type: z.enum(eventTypes),
  maxAttendees: z.optional(z.int()),
  rsvpRequired: z.boolean(),
  publishAt: z.optional(calendarDaySchema),
  expireAt: z.optional(calendarDaySchema),
});

export type CommunityEvent = z.infer<typeof communityEventSchema>;
