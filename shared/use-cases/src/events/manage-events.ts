import { mayManageEvents } from '@hoa/domain';
import { type EventPlan, type EventSeries, waitingList } from '@hoa/domain/events';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import type { StoredEvent } from '../ports/records.ts';
import { knownDate } from './known-date.ts';
import { shownDates, shownWithAnswers } from './shown-dates.ts';

const pageSize = 10;

/** Lists the dates of all events for their managers. */
export const listManaged: UseCase<'events.managed'> = async (context, input) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManageEvents(actor));
  const { when, ...page } = input;
  const isPast = when === 'past';
  const instant = now.toISOString();
  const { items, total } = await listPage(
    repositories.events,
    {
      where: { upcomingUntil: isPast ? { before: instant } : { from: instant } },
      orderBy: [['date', isPast ? 'desc' : 'asc']],
    },
    page,
    pageSize,
    (event) => event,
  );
  const ids = [...new Set(items.flatMap(({ seriesId, repeats }) => (repeats && seriesId) || []))];
  const [shown, series] = await Promise.all([
    shownDates(context, items),
    repositories.eventSeries.getMany(ids),
  ]);
  const repeats = new Map(series.map(({ id, repeat }) => [id, repeat]));
  return {
    items: shown.map((event) => ({ ...event, repeat: repeats.get(event.seriesId ?? '') })),
    total,
  };
};

export const getPlan: UseCase<'events.plan'> = async (context, { id }) => {
  assertAllowed(mayManageEvents(context.actor));
  const { event, series } = await knownDate(context, id);
  return {
    date: planOf(series, event),
    series: planOf(series),
    dateSequence: event.sequence ?? 0,
    seriesSequence: series.sequence,
    isCancelled: event.cancelledAt !== undefined,
  };
};

/** Returns the plan of an event, or of a date with what is different for it. */
function planOf(series: EventSeries, date?: StoredEvent): EventPlan {
  const { title, description, location, organizer, type, rsvpRequired, maxAttendees } =
    date ?? series;
  const { startDay, startTime, endDay, endTime } = date?.times ?? series;
  // One date does not repeat, so that it may move past the last day of its event.
  const repeat = date ? undefined : series.repeat;
  return {
    ...{ title, description, location, organizer, type, rsvpRequired },
    ...(maxAttendees !== undefined && { maxAttendees }),
    maxGuests: date?.maxGuests ?? series.maxGuests,
    remindHours: date?.remindHours ?? series.remindHours,
    allDay: startTime === undefined,
    ...{ startDay, startTime: startTime ?? '', endDay, endTime: endTime ?? '' },
    repeats: repeat?.frequency ?? 'never',
    interval: repeat?.interval ?? 1,
    weekdays: repeat?.weekdays ?? [],
    monthly: repeat?.monthly ?? 'day',
    until: repeat?.until ?? '',
  };
}

/** Lists those who answered, with their current names and homes. */
export const listAnswers: UseCase<'events.answers'> = async (context, { id }) => {
  const { actor, repositories } = context;
  assertAllowed(mayManageEvents(actor));
  const { event } = await knownDate(context, id);
  const answers = await repositories.eventAnswers.find({ where: { eventId: id } });
  const uids = answers.map(({ uid }) => uid);
  const [people, profiles] = await Promise.all([
    repositories.people.getMany(uids),
    repositories.profiles.getMany(uids),
  ]);
  const names = new Map([...people, ...profiles].map((one) => [one.id, one.displayName]));
  const units = new Map(people.map((person) => [person.id, person.units?.join(', ')]));
  const named = answers.map(({ uid, state, guests, since }) => ({
    ...{ uid, state, guests, since, displayName: names.get(uid) ?? uid },
    ...(units.get(uid) && { unit: units.get(uid) }),
  }));
  const byName = named.sort((one, other) => one.displayName.localeCompare(other.displayName));
  return {
    event: shownWithAnswers(event, answers, actor.uid),
    items: [
      ...byName.filter(({ state }) => state === 'going'),
      ...waitingList(named),
      ...byName.filter(({ state }) => state === 'declined'),
    ],
  };
};
