import * as z from 'zod/mini';

/** `Date.parse` reads far more, such as comments in brackets. */
const written = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** An ISO 8601 instant ('2025-03-04T17:00:00.000Z') or day ('2025-03-04'). */
export const isoDateSchema = z.string().check(
  // Longer texts are no dates.
  z.maxLength(35, 'date-invalid'),
  z.refine((text) => written.test(text) && !Number.isNaN(Date.parse(text)) && hasDay(text), {
    error: 'date-invalid',
  }),
);

/** Whether the month has that day: `Date.parse` takes the 30th of February for the 2nd of March. */
function hasDay(text: string): boolean {
  const day = text.slice(0, 'yyyy-mm-dd'.length);
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
