import { type CalendarDay, daysLater, startOfDay } from '../kernel/calendar-day.ts';
import type { NewsItem } from './announcement-schema.ts';

/** The days on which news or an event is visible, both inclusive. */
export interface NewsWindow {
  publishAt?: CalendarDay | '' | undefined;
  expireAt?: CalendarDay | '' | undefined;
}

/** A visibility window as instants. */
export interface VisibleTime {
  visibleFrom: string;
  visibleUntil: string;
}

/**
 * The limits of a window without a first day (visible from the start) or without a last day (until the end of 2099).
 */
const firstInstant = '1970-01-01T00:00:00.000Z';
const lastInstant = '2099-12-31T23:59:59.999Z';

/** Returns the first and last instant of a window. Its days begin in `timeZone`, by default the reader's. */
export function visibleTime({ publishAt, expireAt }: NewsWindow, timeZone?: string): VisibleTime {
  return {
    visibleFrom: publishAt ? instantOf(startOfDay(publishAt, timeZone)) : firstInstant,
    visibleUntil: expireAt
      ? instantOf(startOfDay(daysLater(expireAt, 1), timeZone) - 1)
      : lastInstant,
  };
}

export function isVisible(window: NewsWindow, now: Date, timeZone?: string): boolean {
  const { visibleFrom, visibleUntil } = visibleTime(window, timeZone);
  return Date.parse(visibleFrom) <= now.getTime() && now.getTime() <= Date.parse(visibleUntil);
}

function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** The states of a news item; readers see only `published` ones. */
export const newsStates = ['published', 'scheduled', 'expired', 'draft'] as const;

export type NewsState = (typeof newsStates)[number];

/** The state of a news item at an instant, from its published flag and its dates. */
export function newsState(
  item: Pick<NewsItem, 'published' | 'publishAt' | 'expireAt'>,
  now: Date,
  timeZone?: string,
): NewsState {
  if (!item.published) return 'draft';
  if (isVisible(item, now, timeZone)) return 'published';
  return isVisible({ publishAt: item.publishAt }, now, timeZone) ? 'expired' : 'scheduled';
}
