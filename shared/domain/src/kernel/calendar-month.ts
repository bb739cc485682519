import { type CalendarDay, dayOf, startOfDay } from './calendar-day.ts';

/** The month that an instant falls in, as `YYYY-MM` in an IANA time zone. */
export function monthOf(instant: Date | string, timeZone: string): string {
  return dayOf(instant, timeZone).slice(0, 'YYYY-MM'.length);
}

/** So many months up to the one of `now`, earliest first, as `YYYY-MM`. */
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

/** When a month (`YYYY-MM`) begins by the clocks of an IANA time zone. */
export function monthStart(month: string, timeZone: string): Date {
  return new Date(startOfDay(firstDayOf(month), timeZone));
}
