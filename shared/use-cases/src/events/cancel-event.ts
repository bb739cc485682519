import { mayManageEvents } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import { knownDate } from './known-date.ts';
import { notifyGuests } from './notify-guests.ts';

/** Cancels a date, or an event with all its dates to come, and notifies each person who attends or waits once. */
export const cancelEvent: UseCase<'events.cancel'> = async (context, { id, scope, message }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManageEvents(actor));
  const { event, series } = await knownDate(context, id);
  const at = now.toISOString();
  const cancelled = { cancelledAt: at, ...(message && { cancelMessage: message }) };
  const isDate = scope === 'date' && series.repeat !== undefined;
  if (!isDate && series.cancelledAt === undefined) {
    repositories.eventSeries.put({ ...series, ...cancelled, sequence: series.sequence + 1 });
  }
  const where = { seriesId: series.id, upcomingUntil: { from: at } };
  const dates = isDate || !series.repeat ? [event] : await repositories.events.find({ where });
  const open = dates.filter(({ cancelledAt }) => cancelledAt === undefined);
  for (const date of open) {
    repositories.events.put({ ...date, ...cancelled, sequence: (date.sequence ?? 0) + 1 });
  }
  const ids = open.map((date) => date.id);
  const answers = await repositories.eventAnswers.find({
    where: { eventId: { in: ids }, state: { notIn: ['declined'] } },
  });
  const told = new Set<string>();
  for (const date of open.sort((one, other) => (one.date < other.date ? -1 : 1))) {
    const uids = answers
      .filter(({ eventId, uid }) => eventId === date.id && !told.has(uid))
      .map(({ uid }) => uid);
    for (const uid of uids) told.add(uid);
    notifyGuests(context, { code: 'event-cancelled', event: date, uids, key: at, message });
  }
  return {};
};
