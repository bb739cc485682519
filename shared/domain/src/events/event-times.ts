import { type CalendarDay, daysLater, offsetMs } from '../kernel/calendar-day.ts';

/** A time of day, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** When an event takes place, by the calendar and clock of its time zone. Without times, it lasts whole days. */
export interface EventTimes {
  readonly startDay: CalendarDay;
  readonly startTime?: ClockTime | undefined;
  /** The last day of an event of whole days. */
  readonly endDay: CalendarDay;
  readonly endTime?: ClockTime | undefined;
}

const dayMs = 86_400_000;

/**
 * Returns the instant of a time of day in an IANA time zone. A time that the clocks skip counts as they would have gone
 * on; of a time that they show twice, it is the first, as in RFC 5545.
 */
export function instantAt(day: CalendarDay, time: ClockTime, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = wall - offsetMs(wall - dayMs, timeZone);
  const after = wall - offsetMs(wall + dayMs, timeZone);
  const shows = (instant: number) => instant + offsetMs(instant, timeZone) === wall;
  return new Date(shows(before) || !shows(after) ? before : after).toISOString();
}

/** Returns the start and end of an event as instants; one of whole days ends when the next day begins. */
export function instantsOf(times: EventTimes, timeZone: string): { start: string; end: string } {
  const { startDay, startTime, endDay, endTime } = times;
  // Where the clocks skip midnight, a day begins when they go on.
  const midnight = (day: CalendarDay) => instantAt(day, '00:00', timeZone);
  return startTime === undefined || endTime === undefined
    ? { start: midnight(startDay), end: midnight(daysLater(endDay, 1)) }
    : {
        start: instantAt(startDay, startTime, timeZone),
        end: instantAt(endDay, endTime, timeZone),
      };
}

/** Returns the times of an event as they are, from another day on. */
export function timesFrom(day: CalendarDay, times: EventTimes): EventTimes {
  const days = (Date.parse(times.endDay) - Date.parse(times.startDay)) / dayMs;
  return { ...times, startDay: day, endDay: daysLater(day, days) };
}

/** The time of day from which the reminder of an event of whole days is counted. */
const morning: ClockTime = '09:00';

/** Returns when people are reminded of an event: as the clocks show the time that many hours before it. */
export function reminderAt(
  { startDay, startTime = morning }: EventTimes,
  hours: number,
  timeZone: string,
): string {
  const wall = new Date(Date.parse(`${startDay}T${startTime}:00Z`) - hours * 3_600_000);
  const [day = '', time = ''] = wall.toISOString().split('T');
  return instantAt(day as CalendarDay, time.slice(0, 'HH:MM'.length) as ClockTime, timeZone);
}
