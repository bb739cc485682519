import type { CalendarDay } from '../kernel/calendar-day.ts';

export const repeatFrequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

export type RepeatFrequency = (typeof repeatFrequencies)[number];

/** Weekdays as in RFC 5545; an index is that of `Date.getUTCDay`. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

export type Weekday = (typeof weekdays)[number];

/** How a month is repeated: on the same day of it, or on the same weekday, such as the second Tuesday. */
export const monthlyRepeats = ['day', 'weekday'] as const;

/** How an event repeats from its first day. */
export interface EventRepeat {
  readonly frequency: RepeatFrequency;
  /** 2 for every other week. */
  readonly interval: number;
  /** Of a weekly event; it includes that of the first day. */
  readonly weekdays?: Weekday[] | undefined;
  readonly monthly?: (typeof monthlyRepeats)[number] | undefined;
  /** The last day on which it may begin. */
  readonly until?: CalendarDay | undefined;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'SU';
}

/** Returns the number of a day's weekday in its month, such as 2 for the second; -1 for a fifth, which is the last. */
export function weekOfMonth(day: CalendarDay): number {
  const week = Math.ceil(Number(day.slice(8)) / 7);
  return week > 4 ? -1 : week;
}

/**
 * Returns the RRULE of RFC 5545 without its name.
 * @param lastStart the value of UNTIL: a day for an event of whole days, otherwise an instant in UTC
 */
export function repeatRule(
  repeat: EventRepeat,
  startDay: CalendarDay,
  lastStart: string | undefined = repeat.until?.replaceAll('-', ''),
): string {
  const { frequency, interval, monthly } = repeat;
  const isOnWeekday = frequency === 'monthly' && monthly === 'weekday';
  return [
    `FREQ=${frequency.toUpperCase()}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === 'weekly' && `BYDAY=${weekdaysOf(repeat, startDay).join(',')}`,
    // Said outright, since some calendars move a day that a month does not have.
    frequency === 'yearly' && `BYMONTH=${Number(startDay.slice(5, 7))}`,
    (frequency === 'yearly' || (frequency === 'monthly' && !isOnWeekday)) &&
      `BYMONTHDAY=${Number(startDay.slice(8))}`,
    isOnWeekday && `BYDAY=${weekOfMonth(startDay)}${weekdayOf(startDay)}`,
    lastStart !== undefined && `UNTIL=${lastStart}`,
  ]
    .filter(Boolean)
    .join(';');
}

function weekdaysOf(repeat: EventRepeat, startDay: CalendarDay): Weekday[] {
  const chosen = new Set([...(repeat.weekdays ?? []), weekdayOf(startDay)]);
  return weekdays.filter((each) => chosen.has(each));
}
