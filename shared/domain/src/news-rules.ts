import { dayAfter, startOfDay } from './start-of-day.ts';

/** When news or an event is shown; a day ('2025-03-04') counts from its first moment to its last. */
export interface NewsWindow {
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/** A window as instants. */
export interface VisibleTime {
  visibleFrom: string;
  visibleUntil: string;
}

/** Without a date to publish, news is shown from the start; without one to expire, until the end of 2099. */
const firstInstant = '1970-01-01T00:00:00.000Z';
const lastInstant = '2099-12-31T23:59:59.999Z';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last moment of a window; its days begin by a time zone, the reader's own when left out. */
export function visibleTime({ publishAt, expireAt }: NewsWindow, timeZone?: string): VisibleTime {
  const from = publishAt || firstInstant;
  const until = expireAt || lastInstant;
  return {
    visibleFrom: instantOf(dayOnly.test(from) ? startOfDay(from, timeZone) : Date.parse(from)),
    visibleUntil: instantOf(
      dayOnly.test(until) ? startOfDay(dayAfter(until), timeZone) - 1 : Date.parse(until),
    ),
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
