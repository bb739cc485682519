import { answerStates, maxGuestsPerAnswer } from '@hoa/domain/events';
import {
  communityEventSchema,
  eventPlanSchema,
  eventRepeatSchema,
  idSchema,
  optionalText,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneEvent = z.object({ id: idSchema });

/** Changes apply to one date of an event, or to the event and all its dates to come. */
const scope = z.enum(['date', 'series']);

/** The number of changes of the date or the event when the form was opened; rejects with `conflict` if it has changed. */
const sequence = z.int().check(z.gte(0), z.lte(2 ** 31 - 1));

const guests = z.int().check(z.gte(0), z.lte(maxGuestsPerAnswer));

/** An event as its managers see it. */
const managedEventSchema = z.extend(communityEventSchema, {
  repeat: z.optional(eventRepeatSchema),
});

/** A person who has answered. */
const guestSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  unit: z.optional(z.string()),
  state: z.enum(answerStates),
  guests: z.int(),
  since: z.string(),
});

/** The planning of events and the answers to them; `events.list` is with the news. */
export const eventsContract = {
  /** Dates to come soonest first, past ones latest first, with those that are cancelled. */
  'events.managed': {
    input: z.object({ when: z.optional(z.enum(['upcoming', 'past'])), ...pageFields }),
    output: listOf(managedEventSchema),
  },
  /** The plan of a date and of its event, for the form. */
  'events.plan': {
    input: oneEvent,
    output: z.object({
      date: eventPlanSchema,
      series: eventPlanSchema,
      dateSequence: z.int(),
      seriesSequence: z.int(),
      isCancelled: z.boolean(),
    }),
  },
  /** Without an id, a new event. The answer is its first date that changed. */
  'events.save': {
    input: z.object({
      id: z.optional(idSchema),
      scope: z.optional(scope),
      sequence: z.optional(sequence),
      plan: eventPlanSchema,
    }),
    output: communityEventSchema,
  },
  /** Cancels a date, or the event with all dates to come, and notifies those who answered. */
  'events.cancel': {
    input: z.object({ id: idSchema, scope, message: optionalText() }),
    output: nothing,
  },
  /** Everyone who answered: those who attend by name, then those who wait in their order, then the others by name. */
  'events.answers': {
    input: oneEvent,
    output: z.object({ event: communityEventSchema, items: z.array(guestSchema) }),
  },
  /** Answers an event. Who says yes to one that is full gets on the waiting list. */
  'events.rsvp': {
    input: z.object({ id: idSchema, isComing: z.boolean(), guests }),
    output: communityEventSchema,
  },
} satisfies ContractPart;
