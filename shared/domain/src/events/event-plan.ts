import type { EventRepeat } from './event-repeat.ts';
import type { EventPlan } from './event-series-schema.ts';
import type { EventTimes } from './event-times.ts';

/** Returns how a planned event repeats; undefined for one that does not. */
export function repeatOf(plan: EventPlan): EventRepeat | undefined {
  const { repeats: frequency, interval, weekdays: chosen, monthly, until } = plan;
  if (frequency === 'never') return undefined;
  return {
    ...{ frequency, interval },
    ...(frequency === 'weekly' && { weekdays: chosen }),
    ...(frequency === 'monthly' && { monthly }),
    ...(until !== '' && { until }),
  };
}

/** Returns the times of a plan; those of an event of whole days have no time of day. */
export function timesOf({ allDay, startDay, startTime, endDay, endTime }: EventPlan): EventTimes {
  const hasTimes = !allDay && startTime && endTime;
  return hasTimes ? { startDay, startTime, endDay, endTime } : { startDay, endDay };
}
