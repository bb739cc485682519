import * as z from 'zod/mini';
import { daysLater } from '../kernel/calendar-day.ts';
import {
  calendarDaySchema,
  isoDateSchema,
  optionalDaySchema,
  optionalLine,
  optionalText,
  requiredDay,
  requiredLine,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { answerStates } from './answer-state.ts';
import { maxGuestsPerAnswer, maxPlaces } from './event-limits.ts';
import { monthlyRepeats, repeatFrequencies, weekdays } from './event-repeat.ts';
import type { ClockTime } from './event-times.ts';
import { eventTypes } from './event-type.ts';

const timeRequired: ValidationCode = 'time-required';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

const clockTimeSchema = z
  .string()
  .check(
    z.maxLength(5, { error: timeRequired, abort: true }),
    z.regex(clockTime, timeRequired),
  ) as z.ZodMiniType<ClockTime, string>;

/** The times of an event in its time zone; see `EventTimes`. */
export const eventTimesSchema = z.object({
  startDay: calendarDaySchema,
  startTime: z.optional(clockTimeSchema),
  endDay: calendarDaySchema,
  endTime: z.optional(clockTimeSchema),
});

export const eventRepeatSchema = z.object({
  frequency: z.enum(repeatFrequencies),
  interval: z.int(),
  weekdays: z.optional(z.array(z.enum(weekdays))),
  monthly: z.optional(z.enum(monthlyRepeats)),
  until: z.optional(calendarDaySchema),
});

/**
 * An event as it is planned, once or repeated. Its dates are records of their own, which may differ from it. `sequence`
 * counts its changes, for calendars.
 */
export const eventSeriesSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  organizer: z.string(),
  type: z.enum(eventTypes),
  /** The times of the first date. */
  ...eventTimesSchema.shape,
  /** IANA time zone name. */
  timeZone: z.string(),
  repeat: z.optional(eventRepeatSchema),
  rsvpRequired: z.boolean(),
  maxAttendees: z.optional(z.int()),
  /** The number of people that each person may bring. */
  maxGuests: z.int(),
  /** Hours before the start; 0 for no reminder. */
  remindHours: z.int(),
  sequence: z.int(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  /** Set if all of it is cancelled. */
  cancelledAt: z.optional(isoDateSchema),
  cancelMessage: z.optional(z.string()),
});

export type EventSeries = z.infer<typeof eventSeriesSchema>;

/** A person's answer to one date of an event; `id` is `{eventId}:{uid}`. */
export const eventAnswerSchema = z.object({
  id: z.string(),
  eventId: z.string(),
  uid: z.string(),
  state: z.enum(answerStates),
  guests: z.int(),
  since: isoDateSchema,
});

export type EventAnswer = z.infer<typeof eventAnswerSchema>;

const dateRequired: ValidationCode = 'date-invalid';
const numberInvalid: ValidationCode = 'number-invalid';
const peopleInvalid: ValidationCode = 'people-invalid';

const timeField = z.union([z.literal(''), clockTimeSchema], timeRequired);

/** The validated values of the event form; '' means none. */
const plannedShape = {
  title: requiredLine('title-required'),
  description: optionalText(),
  location: requiredLine('location-required'),
  organizer: optionalLine(),
  type: z.enum(eventTypes),
  allDay: z.boolean(),
  startDay: requiredDay(dateRequired),
  startTime: timeField,
  endDay: requiredDay(dateRequired),
  endTime: timeField,
  repeats: z.union([z.literal('never'), z.enum(repeatFrequencies)]),
  interval: z.int(numberInvalid).check(z.gte(1, numberInvalid), z.lte(99, numberInvalid)),
  weekdays: z.array(z.enum(weekdays)).check(z.maxLength(7)),
  monthly: z.enum(monthlyRepeats),
  until: optionalDaySchema,
  rsvpRequired: z.boolean(),
  maxAttendees: z.optional(
    z.int(peopleInvalid).check(z.gte(1, peopleInvalid), z.lte(maxPlaces, peopleInvalid)),
  ),
  maxGuests: z
    .int(numberInvalid)
    .check(z.gte(0, numberInvalid), z.lte(maxGuestsPerAnswer, numberInvalid)),
  remindHours: z.int(numberInvalid).check(z.gte(0, numberInvalid), z.lte(720, numberInvalid)),
};

type Planned = z.output<z.ZodMiniObject<typeof plannedShape>>;

type Problem = readonly [field: keyof Planned, code: ValidationCode];

/** The longest event, in days. */
const maxDays = 31;

/** The first day on which a repeated event may begin, since its days are computed from there each time. */
const firstRepeatedDay = '2000-01-01';

function problemOf({ allDay, repeats, until, ...times }: Planned): Problem | undefined {
  const { startDay, startTime, endDay, endTime } = times;
  if (repeats !== 'never' && startDay < firstRepeatedDay) return ['startDay', 'event-too-early'];
  if (!allDay && startTime === '') return ['startTime', timeRequired];
  if (!allDay && endTime === '') return ['endTime', timeRequired];
  if (endDay < startDay) return ['endDay', 'until-before-from'];
  if (!allDay && endDay === startDay && endTime <= startTime) {
    return ['endTime', 'until-before-from'];
  }
  if (endDay > daysLater(startDay, maxDays)) return ['endDay', 'event-too-long'];
  const isOver = repeats !== 'never' && until !== '' && until < startDay;
  return isOver ? ['until', 'until-before-from'] : undefined;
}

function checkPlan({ value, issues }: { value: Planned; issues: z.core.$ZodRawIssue[] }) {
  // The fields have problems of their own.
  if (issues.length > 0) return;
  const problem = problemOf(value);
  if (!problem) return;
  const [field, message] = problem;
  issues.push({ code: 'custom', message, path: [field], input: value[field] });
}

/** An event as it is saved. */
export const eventPlanSchema = z.object(plannedShape).check((context) => checkPlan(context));

export type EventPlan = z.output<typeof eventPlanSchema>;

const numberText = (code: ValidationCode) =>
  z.pipe(
    z.string(),
    z.transform((typed, context): number | undefined => {
      const text = typed.trim();
      if (text === '') return undefined;
      if (/^\d{1,9}$/.test(text)) return Number(text);
      context.issues.push({ code: 'custom', message: code, input: typed });
      return z.NEVER;
    }),
  );

/** The fields of the form of an event, with numbers as texts. */
export const eventFieldsSchema = z
  .object({
    ...plannedShape,
    interval: z.pipe(numberText(numberInvalid), plannedShape.interval),
    maxAttendees: z.pipe(numberText(peopleInvalid), plannedShape.maxAttendees),
    maxGuests: z.pipe(numberText(numberInvalid), plannedShape.maxGuests),
    remindHours: z.pipe(numberText(numberInvalid), plannedShape.remindHours),
  })
  .check((context) => checkPlan(context));

export type EventFormInput = z.input<typeof eventFieldsSchema>;
export type EventFormValues = z.output<typeof eventFieldsSchema>;

/** The form of an event. Fields that its other fields hide count as blank, since nobody could correct them. */
export const eventFormSchema = z.pipe(
  z.transform((typed: EventFormInput): EventFormInput => {
    const { allDay, repeats, rsvpRequired } = typed;
    return {
      ...typed,
      ...(allDay && { startTime: '', endTime: '' }),
      ...(repeats === 'never' && { interval: '1', until: '' }),
      ...(!rsvpRequired && { maxAttendees: '' }),
    };
  }),
  eventFieldsSchema,
);
