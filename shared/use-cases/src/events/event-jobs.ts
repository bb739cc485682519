import { newId } from '@hoa/domain';
import type { Transaction } from '../ports/unit-of-work.ts';
import { notifyGuests } from './notify-guests.ts';
import { plannedDate, plannedDays } from './planned-dates.ts';

type JobContext = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

/** Reminds those who attend, unless the event was moved, cancelled or has begun. */
export async function remindGuests(
  context: JobContext,
  eventId: string,
  at: string,
): Promise<void> {
  const { repositories, now } = context;
  const event = await repositories.events.get(eventId);
  const isDue = event?.remindAt === at && !event.cancelledAt && event.date > now.toISOString();
  if (!event || !isDue) return;
  const notice = { code: 'event-reminder', event, key: at } as const;
  const sent = await repositories.notifications.get(`event-reminder-${eventId}-${at}`);
  if (sent) return;
  const going = await repositories.eventAnswers.find({ where: { eventId, state: 'going' } });
  notifyGuests(context, { ...notice, uids: going.map(({ uid }) => uid) });
}

/** Days until further dates of a repeated event are planned. */
const continuedAfterDays = 30;

/** Schedules the planning of further dates, of an event that repeats. */
export function scheduleContinuation(
  { addJob, now }: Pick<JobContext, 'addJob' | 'now'>,
  { id: seriesId, sequence, repeat }: { id: string; sequence: number; repeat?: object | undefined },
): void {
  if (!repeat) return;
  const at = new Date(now.getTime() + continuedAfterDays * 86_400_000).toISOString();
  addJob({ type: 'series-continued', seriesId, sequence, at });
}

/** Adds the dates of a repeated event that are now near enough, unless the event was changed since. */
export async function continueSeries(
  context: JobContext,
  seriesId: string,
  sequence: number,
): Promise<void> {
  const { repositories, now } = context;
  const series = await repositories.eventSeries.get(seriesId);
  if (!series || series.cancelledAt || series.sequence !== sequence) return;
  const dates = await repositories.events.find({ where: { seriesId } });
  const known = new Set(dates.map(({ day }) => day));
  for (const day of plannedDays(series, now)) {
    if (!known.has(day)) repositories.events.put(plannedDate(series, day, newId()));
  }
  scheduleContinuation(context, series);
}
