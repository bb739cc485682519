import type { Announcement } from './announcement.ts';
import { compareDates, comparing } from './sorting.ts';

interface Window {
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/** Without a date to expire, news stays until the end of 2099. */
const lastInstant = '2099-12-31T23:59:59.999Z';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A day without a time begins at its first moment and lasts to its last, where the reader is. */
function instant(date: string, timeOfDay: string): number {
  return Date.parse(dayOnly.test(date) ? `${date}T${timeOfDay}` : date);
}

/** Whether news or an event is shown now: from publishAt to expireAt. */
export function isVisible({ publishAt, expireAt }: Window, now: Date): boolean {
  const time = now.getTime();
  if (publishAt && time < instant(publishAt, '00:00:00')) return false;
  return time <= instant(expireAt || lastInstant, '23:59:59.999');
}

/** Pinned first, then urgent, then newest. */
export const compareNews = comparing<Pick<Announcement, 'pinned' | 'urgent' | 'date'>>(
  (a, b) => Number(b.pinned) - Number(a.pinned),
  (a, b) => Number(b.urgent) - Number(a.urgent),
  (a, b) => compareDates(b.date, a.date),
);

/** What residents see, in order; drafts never. */
export function visibleNews<T extends Announcement & { published?: boolean }>(
  items: readonly T[],
  now: Date,
): T[] {
  return items.filter((item) => item.published !== false && isVisible(item, now)).sort(compareNews);
}

/** Upcoming events soonest first, past ones latest first. */
export function splitEvents<T extends Window & { date: string }>(
  events: readonly T[],
  now: Date,
): { upcoming: T[]; past: T[] } {
  const shown = events.filter((event) => isVisible(event, now));
  const isPast = (event: T) => Date.parse(event.date) < now.getTime();
  return {
    upcoming: shown.filter((e) => !isPast(e)).sort((a, b) => compareDates(a.date, b.date)),
    past: shown.filter(isPast).sort((a, b) => compareDates(b.date, a.date)),
  };
}
