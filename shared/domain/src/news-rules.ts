import { type CalendarDay, daysLater, startOfDay } from './calendar-day.ts';

/** When news or an event is shown: from the first moment of its first day to the last moment of its last. */
export interface NewsWindow {
  publishAt?: CalendarDay | '' | undefined;
  expireAt?: CalendarDay | '' | undefined;
}

/** A window as instants. */
export interface VisibleTime {
  visibleFrom: string;
  visibleUntil: string;
}

/** Without a day to publish, news is shown from the start; without one to expire, until the end of 2099. */
const firstInstant = '1970-01-01T00:00:00.000Z';
const lastInstant = '2099-12-31T23:59:59.999Z';

/** The first and the last moment of a window; its days begin by a time zone, the reader's own when left out. */
export function visibleTime({ publishAt, expireAt }: NewsWindow, timeZone?: string): VisibleTime {
  return {
    visibleFrom: publishAt ? instantOf(startOfDay(publishAt, timeZone)) : firstInstant,
    visibleUntil: expireAt
      ? instantOf(startOfDay(daysLater(expireAt, 1), timeZone) - 1)
      : lastInstant,
  };
}

/** Whether news or an event is shown now: from publishAt to expireAt. */
export function isVisible(window: NewsWindow, now: Date, timeZone?: string): boolean {
  const { visibleFrom, visibleUntil } = visibleTime(window, timeZone);
  return Date.parse(visibleFrom) <= now.getTime() && now.getTime() <= Date.parse(visibleUntil);
}

function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}
