import { startOfDay } from './start-of-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that an instant falls on, as `YYYY-MM-DD` in an IANA time zone. */
export function dayOf(instant: Date | string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}

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

/** When a month (`YYYY-MM`) begins by the clocks of an IANA time zone. */
export function monthStart(month: string, timeZone: string): Date {
  return new Date(startOfDay(`${month}-01`, timeZone));
}
