/** A day of a calendar, `YYYY-MM-DD`, such as a due date: the same day for readers in every time zone. */
export type CalendarDay = `${number}-${number}-${number}`;

const dayMs = 86_400_000;

/** Years 1000 to 9998, so that the day before or after also has a year of four digits. */
const writtenDay = /^(?!9999)[1-9]\d{3}-\d{2}-\d{2}$/;

/** The one parser of days: refuses days that do not exist (2026-04-31) and the year 0. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!writtenDay.test(text)) return false;
  const time = Date.parse(text);
  // Some engines take the 31st of April for the 1st of May.
  return !Number.isNaN(time) && asDay(new Date(time)) === text;
}

/** Returns the day of an instant in an IANA time zone, by default the reader's, which is faster. */
export function dayOf(instant: Date | string | number, timeZone?: string): CalendarDay {
  const date = new Date(instant);
  if (timeZone !== undefined) return dayFormat(timeZone).format(date) as CalendarDay;
  return asDay(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}

/** Returns the day after a number of days, or before it if negative. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  return asDay(new Date(Date.parse(day) + days * dayMs));
}

/** Returns the same day after a number of months; in a shorter month, its last day. */
export function monthsLater(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return asDay(new Date(lastDay.setUTCDate(Math.min(date, lastDay.getUTCDate()))));
}

/** Returns the start of a day in epoch milliseconds, in a time zone that is by default the reader's. */
export function startOfDay(day: CalendarDay, timeZone?: string): number {
  const midnight = Date.parse(day);
  if (timeZone === undefined) {
    const date = new Date(midnight);
    return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime();
  }
  // The offset at the guess differs from that at midnight if the clocks change in between.
  const guess = midnight - offsetMs(midnight, timeZone);
  return midnight - offsetMs(guess, timeZone);
}

function asDay(midnight: Date): CalendarDay {
  return midnight.toISOString().slice(0, 'YYYY-MM-DD'.length) as CalendarDay;
}

/** Returns the offset of a time zone from UTC at an instant, in milliseconds. */
export function offsetMs(instant: number, timeZone: string): number {
  const parts = wallClock(timeZone).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const dayParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const dayFormat = cachedPerZone(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { ...dayParts, timeZone }),
);

/** Year, month, day, hour, minute and second, in this order. */
const wallClock = cachedPerZone(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', {
      ...dayParts,
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Caches a format for each time zone, because creating one is slow. */
function cachedPerZone(make: (timeZone: string) => Intl.DateTimeFormat) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const format = formats.get(timeZone) ?? make(timeZone);
    formats.set(timeZone, format);
    return format;
  };
}

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

export interface Day {
  /** Its first moment in the reader's time zone, as an ISO instant. */
  readonly start: string;
  readonly relation: 'today' | 'yesterday' | 'other';
}

export interface DayRow<T> {
  readonly item: T;
  /** The day that begins with this item. */
  readonly newDay: Day | undefined;
}

/**
 * Items, already in order, as rows under the reader's days: Today, Yesterday, or a date. An item without a valid
 * date is left out.
 */
export function rowsByDay<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  now: Date,
): DayRow<T>[] {
  const today = localMidnight(now);
  const yesterday = new Date(today);
  yesterday.setDate(yesterday.getDate() - 1);
  const rows = new Map<number, DayRow<T>[]>();
  for (const item of items) {
    const start = localMidnight(new Date(dateOf(item)));
    const key = start.getTime();
    if (Number.isNaN(key)) continue;
    const ofDay = rows.get(key);
    if (ofDay) {
      ofDay.push({ item, newDay: undefined });
      continue;
    }
    const isToday = key === today.getTime();
    const isYesterday = key === yesterday.getTime();
    const relation = isToday ? 'today' : isYesterday ? 'yesterday' : 'other';
    rows.set(key, [{ item, newDay: { start: start.toISOString(), relation } }]);
  }
  return [...rows.values()].flat();
}

function localMidnight(date: Date): Date {
  const start = new Date(date);
  start.setHours(0, 0, 0, 0);
  return start;
}
