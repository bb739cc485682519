import * as z from 'zod/mini';
import { calendarDaySchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { answerStates } from './answer-state.ts';
import { eventTypes } from './event-type.ts';

/** The reader's own answer to an event. */
const ownAnswerSchema = z.object({
  state: z.enum(answerStates),
  guests: z.int(),
  /** The place on the waiting list, counted from 1. */
  place: z.optional(z.int()),
});

export const communityEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The start; a day of an event that lasts whole days. */
  date: isoDateSchema,
  /** The end; the last day of an event that lasts whole days. Samples have none. */
  end: z.optional(isoDateSchema),
  location: z.string(),
  organizer: z.string(),
  type: z.enum(eventTypes),
  maxAttendees: z.optional(z.int()),
  rsvpRequired: z.boolean(),
  publishAt: z.optional(calendarDaySchema),
  expireAt: z.optional(calendarDaySchema),
  /** The id of the event that this is a date of; samples have none. */
  seriesId: z.optional(z.string()),
  /** True if the event has several dates. */
  repeats: z.optional(z.boolean()),
  cancelledAt: z.optional(isoDateSchema),
  /** The message of the administrators about the cancellation. */
  cancelMessage: z.optional(z.string()),
  /** The number of people whom each person may bring. */
  maxGuests: z.optional(z.int()),
  /** The number of people who attend, guests included, and of those who wait. */
  attendees: z.optional(z.int()),
  waiting: z.optional(z.int()),
  answer: z.optional(ownAnswerSchema),
});

export type CommunityEvent = z.infer<typeof communityEventSchema>;
