import { type CalendarDay, dayOf, startOfDay } from './calendar-day.ts';

/** Returns the month of an instant in an IANA time zone, as `YYYY-MM`. */
export function monthOf(instant: Date | string, timeZone: string): string {
  return dayOf(instant, timeZone).slice(0, 'YYYY-MM'.length);
}

/** Returns the last `count` months including that of `now`, earliest first, as `YYYY-MM`. */
export function monthsUpTo(now: Date, timeZone: string, count: number): string[] {
  const [year = 0, month = 1] = monthOf(now, timeZone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}

/** The first day of a month (`YYYY-MM`). */
export function firstDayOf(month: string): CalendarDay {
  return `${month}-01` as CalendarDay;
}

/** Returns the start of a month (`YYYY-MM`) in an IANA time zone. */
export function monthStart(month: string, timeZone: string): Date {
  return new Date(startOfDay(firstDayOf(month), timeZone));
}
