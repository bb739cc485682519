import { type CalendarDay, dayOf, daysLater, visibleTime } from '@hoa/domain';
import {
  type EventSeries,
  type EventTimes,
  instantsOf,
  reminderAt,
  timesFrom,
} from '@hoa/domain/events';
import { occurrenceDays } from '@hoa/domain/occurrences';
import type { StoredEvent } from '../ports/records.ts';

/** The days ahead for which dates of a repeated event are planned. */
const horizonDays = 366;
/** The longest event began that many days before its last day. */
const longestDays = 31;

/** Lists the days on which an event begins: the only one, or those of dates that are not over yet. */
export function plannedDays(series: EventSeries, now: Date): CalendarDay[] {
  const { repeat, startDay, timeZone } = series;
  if (!repeat) return [startDay];
  const today = dayOf(now, timeZone);
  const from = daysLater(today, -longestDays);
  const [, latest = today] = [today, startDay].sort();
  const to = daysLater(latest, horizonDays);
  const days = occurrenceDays(repeat, startDay, { from, to });
  return days.filter((day) => {
    const { end } = instantsOf(timesFrom(day, series), timeZone);
    return end > now.toISOString();
  });
}

/** The fields that a date of an event takes from its plan. */
type Planned = Pick<
  EventSeries,
  | 'title'
  | 'description'
  | 'location'
  | 'organizer'
  | 'type'
  | 'rsvpRequired'
  | 'maxAttendees'
  | 'maxGuests'
  | 'remindHours'
  | 'timeZone'
>;

/** Returns the fields of a date that a plan decides. */
export function datedPlan(planned: Planned, times: EventTimes) {
  const { title, description, location, organizer, type, rsvpRequired, timeZone } = planned;
  const { maxAttendees, maxGuests, remindHours } = planned;
  const { start: date, end } = instantsOf(times, timeZone);
  return {
    ...{ title, description, location, organizer, type, date, end, upcomingUntil: end },
    ...{ times, timeZone, rsvpRequired, maxAttendees, maxGuests, remindHours },
    ...visibleTime({}),
  };
}

/** Returns the date of an event on a planned day. */
export function plannedDate(series: EventSeries, day: CalendarDay, dateId: string): StoredEvent {
  const { id, repeat, sequence } = series;
  return {
    id: dateId,
    seriesId: id,
    day,
    sequence,
    ...(repeat && { repeats: true }),
    ...datedPlan(series, timesFrom(day, series)),
  };
}

/** Returns when those who attend are reminded; undefined if they are not, or if it is too late. */
export function reminderOf(
  { times, timeZone, remindHours }: Pick<StoredEvent, 'times' | 'timeZone' | 'remindHours'>,
  now: Date,
): string | undefined {
  if (!times || !timeZone || !remindHours) return undefined;
  const at = reminderAt(times, remindHours, timeZone);
  return at > now.toISOString() ? at : undefined;
}
