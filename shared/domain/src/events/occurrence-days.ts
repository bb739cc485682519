import ICAL from 'ical.js';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import { type EventRepeat, repeatRule } from './event-repeat.ts';

/** The maximum number of dates that an event is planned for. */
export const maxOccurrences = 370;

/**
 * Lists the days on which a repeated event begins, from `from` to `to`, both inclusive; at most `maxOccurrences`.
 * By ical.js, since `rrule` expands in UTC and has had no release since 2023.
 */
export function occurrenceDays(
  repeat: EventRepeat,
  startDay: CalendarDay,
  { from = startDay, to }: { from?: CalendarDay; to: CalendarDay },
): CalendarDay[] {
  const rule = ICAL.Recur.fromString(repeatRule(repeat, startDay));
  // Days without a time, so that no time zone shifts them.
  const dates = rule.iterator(ICAL.Time.fromDateString(startDay));
  const days: CalendarDay[] = [];
  for (let next = dates.next(); next && days.length < maxOccurrences; next = dates.next()) {
    const day = next.toString().slice(0, 'YYYY-MM-DD'.length) as CalendarDay;
    if (day > to) break;
    if (day >= from) days.push(day);
  }
  return days;
}
