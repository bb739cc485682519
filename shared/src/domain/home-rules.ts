import { compareDates } from './sorting.ts';

/** The announcement the home shows: the first pinned or urgent one, else the first. */
export function homeAnnouncement<T extends { pinned: boolean; urgent: boolean }>(
  announcements: readonly T[],
): T | undefined {
  return announcements.find((item) => item.pinned || item.urgent) ?? announcements[0];
}

/** The event the home shows: the earliest one to come. */
export function homeEvent<T extends { date: string }>(
  events: readonly T[],
  now: Date,
): T | undefined {
  let earliest: T | undefined;
  for (const event of events) {
    if (!(Date.parse(event.date) > now.getTime())) continue;
    if (!earliest || compareDates(event.date, earliest.date) < 0) earliest = event;
  }
  return earliest;
}
