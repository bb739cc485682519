import { type CommunityEvent, dayOf, eventLengthMs } from '@hoa/domain';
import type { ClockTime, EventSeries } from '@hoa/domain/events';
import type { StoredEvent } from '../ports/records.ts';
import { plannedDate } from './planned-dates.ts';

/** Returns the plan of a sample event, which has none. */
export function plannedOnce(event: CommunityEvent, timeZone: string): EventSeries {
  const { id, title, description, location, organizer, type, date } = event;
  const end = new Date(Date.parse(date) + eventLengthMs);
  return {
    ...{ id, title, description, location, organizer, type },
    startDay: dayOf(date, timeZone),
    startTime: timeOf(new Date(date), timeZone),
    endDay: dayOf(end, timeZone),
    endTime: timeOf(end, timeZone),
    timeZone,
    rsvpRequired: event.rsvpRequired,
    ...(event.maxAttendees !== undefined && { maxAttendees: event.maxAttendees }),
    ...{ maxGuests: 0, remindHours: 24, sequence: 0, createdAt: date, updatedAt: date },
  };
}

/** Returns a sample event with its plan. */
export function withPlan<E extends StoredEvent>(
  event: E,
  timeZone: string,
): { readonly series: EventSeries; readonly event: E & StoredEvent } {
  const series = plannedOnce(event, timeZone);
  const { visibleFrom, visibleUntil } = event;
  const date = plannedDate(series, series.startDay, event.id);
  return { series, event: { ...event, ...date, visibleFrom, visibleUntil } };
}

function timeOf(instant: Date, timeZone: string): ClockTime {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  return format.format(instant) as ClockTime;
}
