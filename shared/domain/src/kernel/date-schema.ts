import * as z from 'zod/mini';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import type { ValidationCode } from './validation.ts';

const error = 'date-invalid' satisfies ValidationCode;

const dayLength = 'YYYY-MM-DD'.length;

/** `Date.parse` reads far more, such as comments in brackets. */
const written = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** An ISO 8601 instant ('2025-03-04T17:00:00.000Z') or day ('2025-03-04'). */
export const isoDateSchema = z.string().check(
  // Longer texts are no dates.
  z.maxLength(35, error),
  z.refine(
    (text) =>
      written.test(text) &&
      isCalendarDay(text.slice(0, dayLength)) &&
      !Number.isNaN(Date.parse(text)),
    { error },
  ),
);

/** A day of the association's calendar ('2025-03-04'). */
export const calendarDaySchema = z
  .string(error)
  .check(
    z.maxLength(dayLength, { error, abort: true }),
    z.refine(isCalendarDay, { error }),
  ) as z.ZodMiniType<CalendarDay, string>;

/** A day of a form or command, or '' for none. */
export const optionalDaySchema = z.union([z.literal(''), calendarDaySchema], error);

/** A day that a form or command can't do without. */
export function requiredDay(missing: ValidationCode) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(dayLength, { error, abort: true }),
      z.refine(isCalendarDay, { error }),
    ) as z.ZodMiniType<CalendarDay, string>;
}
