import { PortalError } from '@hoa/api';
import { mayManageEvents } from '@hoa/domain';
import {
  type EventAnswer,
  type EventPlan,
  type EventRepeat,
  repeatOf,
  timesOf,
} from '@hoa/domain/events';
import { groupedBy } from '../kernel/grouped-by.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import type { StoredEvent } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { scheduleContinuation } from './event-jobs.ts';
import { type KnownDate, knownDate } from './known-date.ts';
import { moveUp } from './move-up.ts';
import { notifyGuests } from './notify-guests.ts';
import { datedPlan, plannedDate, plannedDays, reminderOf } from './planned-dates.ts';
import { shownDate } from './shown-dates.ts';

/** Creates an event, or changes one of its dates or the event with all dates to come, and notifies those who answered. */
export const saveEvent: UseCase<'events.save'> = async (context, input) => {
  const { id, scope = 'series', sequence, plan } = input;
  assertAllowed(mayManageEvents(context.actor));
  if (id === undefined) return shownDate(createEvent(context, plan));
  const { event, series } = await knownDate(context, id);
  const isDate = scope === 'date' && series.repeat !== undefined;
  const before = isDate ? event.sequence : series.sequence;
  if (sequence !== undefined && sequence !== before) throw new PortalError('conflict');
  if (event.cancelledAt !== undefined) throw new PortalError('conflict');
  const changed = isDate
    ? await changeDate(context, event, plan)
    : await changeSeries(context, { series, event, plan });
  return shownDate(changed);
};

function createEvent(context: UseCaseContext, plan: EventPlan): Versioned<StoredEvent> {
  const { association, newId, now, repositories } = context;
  const at = now.toISOString();
  const series = repositories.eventSeries.put({
    ...plannedSeries(context, plan),
    ...{ id: newId(), timeZone: association.timeZone, sequence: 0, createdAt: at, updatedAt: at },
  });
  const [first] = plannedDays(series, now).map((day) =>
    repositories.events.put(plannedDate(series, day, newId())),
  );
  if (!first) throw new PortalError('invalid-input', { field: 'until' });
  scheduleContinuation(context, series);
  return first;
}

/** Returns the fields of an event that a plan decides. */
function plannedSeries({ association }: UseCaseContext, plan: EventPlan) {
  const { title, description, location, type, rsvpRequired, remindHours } = plan;
  return {
    ...{ title, description, location, type, rsvpRequired, remindHours },
    organizer: plan.organizer || association.name,
    maxAttendees: rsvpRequired ? plan.maxAttendees : undefined,
    maxGuests: rsvpRequired ? plan.maxGuests : 0,
    // An event that becomes one of whole days has no times of day.
    ...{ startTime: undefined, endTime: undefined },
    ...timesOf(plan),
    repeat: repeatOf(plan),
  };
}

/** Changes one date of a repeated event, which may move it. */
async function changeDate(
  context: UseCaseContext,
  event: Versioned<StoredEvent>,
  plan: EventPlan,
): Promise<Versioned<StoredEvent>> {
  const { association, repositories } = context;
  const timeZone = event.timeZone ?? association.timeZone;
  const answers = await repositories.eventAnswers.find({ where: { eventId: event.id } });
  const planned = { ...plannedSeries(context, plan), timeZone };
  const after = putDate(context, answers, event, {
    ...event,
    ...datedPlan(planned, timesOf(plan)),
    isOwn: true,
    sequence: (event.sequence ?? 0) + 1,
    changedAt: context.now.toISOString(),
  });
  moveUp(context, after, answers);
  notifyChange(context, [{ before: event, after, answers }]);
  return after;
}

interface SeriesChange {
  readonly series: KnownDate['series'];
  readonly event: Versioned<StoredEvent>;
  readonly plan: EventPlan;
}

/**
 * Changes an event and its dates to come. Past dates of a repeated event stay as they are, also if it no longer repeats,
 * and so do dates that were changed or cancelled on their own. Dates that the event no longer has are cancelled if
 * somebody answered, otherwise removed.
 */
async function changeSeries(
  context: UseCaseContext,
  { series: before, event, plan }: SeriesChange,
): Promise<Versioned<StoredEvent>> {
  const { repositories, newId, now } = context;
  const at = now.toISOString();
  const sequence = before.sequence + 1;
  const series = repositories.eventSeries.put({
    ...before,
    ...plannedSeries(context, plan),
    ...{ sequence, updatedAt: at },
  });
  // A sample event is the only date of its plan, which is not stored yet.
  const dates =
    before.version === undefined
      ? [event]
      : await repositories.events.find({ where: { seriesId: before.id } });
  const ids = dates.map(({ id }) => id);
  const found = await repositories.eventAnswers.find({ where: { eventId: { in: ids } } });
  const answersTo = groupedBy(found, ({ eventId }) => eventId);
  const days = plannedDays(series, now);
  const isPast = ({ upcomingUntil, repeats }: StoredEvent) =>
    upcomingUntil <= at && Boolean(repeats || before.repeat || series.repeat);
  const isOwn = (date: StoredEvent) =>
    date.isOwn === true && before.repeat !== undefined && isWithin(series.repeat, date);
  const known = new Map(dates.map((date) => [date.day, date]));
  const only = dates.find((date) => date.cancelledAt === undefined && !isPast(date));
  // An event that does not repeat stays the same on another day.
  if (!before.repeat && only && days[0] !== undefined) {
    known.delete(only.day);
    known.set(days[0], only);
  }
  const changes: DateChange[] = [];
  let first: Versioned<StoredEvent> | undefined;
  for (const day of days) {
    const date = known.get(day);
    known.delete(day);
    const planned = plannedDate(series, day, date?.id ?? newId());
    const isKept = date && (isPast(date) || isOwn(date) || date.cancelledAt !== undefined);
    const answers = answersTo.get(date?.id ?? '') ?? [];
    const after = isKept
      ? date
      : date
        ? putDate(context, answers, date, {
            ...{ ...date, repeats: undefined, isOwn: undefined },
            ...planned,
          })
        : repositories.events.put(planned);
    first ??= after;
    if (!date || isKept) continue;
    moveUp(context, after, answers);
    changes.push({ before: date, after, answers });
  }
  for (const date of known.values()) {
    if (date.upcomingUntil <= at || isOwn(date)) continue;
    const answers = answersTo.get(date.id);
    if (!answers) repositories.events.remove(date.id);
    else if (date.cancelledAt === undefined) {
      repositories.events.put({ ...date, sequence, cancelledAt: at });
      const uids = answers.filter(({ state }) => state !== 'declined').map(({ uid }) => uid);
      notifyGuests(context, { code: 'event-cancelled', event: date, uids, key: at });
    }
  }
  notifyChange(context, changes);
  scheduleContinuation(context, series);
  return first ?? event;
}

/** Returns true if an event still repeats on the planned day of a date, or later. */
function isWithin(repeat: EventRepeat | undefined, { day }: StoredEvent): boolean {
  return repeat !== undefined && (repeat.until === undefined || (day ?? '') <= repeat.until);
}

/** Stores a changed date, and its reminder if somebody attends or waits. */
function putDate(
  { repositories, addJob, now }: UseCaseContext,
  answers: readonly EventAnswer[],
  before: StoredEvent,
  after: StoredEvent & { readonly version: number },
): Versioned<StoredEvent> {
  const hasGuests = answers.some(({ state }) => state !== 'declined');
  if (before.remindAt === undefined && !hasGuests) return repositories.events.put(after);
  const remindAt = reminderOf(after, now);
  if (remindAt !== undefined && remindAt !== before.remindAt) {
    addJob({ type: 'event-reminder', eventId: after.id, at: remindAt });
  }
  return repositories.events.put({ ...after, remindAt });
}

interface DateChange {
  readonly before: StoredEvent;
  readonly after: StoredEvent;
  readonly answers: readonly EventAnswer[];
}

/** Notifies those who attend or wait of a new time or place: each person once, of their first date that changed. */
function notifyChange(context: UseCaseContext, changes: readonly DateChange[]): void {
  const at = context.now.toISOString();
  const told = new Set<string>();
  for (const { before, after, answers } of changes) {
    const isMoved =
      before.date !== after.date || before.end !== after.end || before.location !== after.location;
    if (!isMoved) continue;
    const uids = answers
      .filter(({ uid, state }) => state !== 'declined' && !told.has(uid))
      .map(({ uid }) => uid);
    for (const uid of uids) told.add(uid);
    notifyGuests(context, { code: 'event-changed', event: after, uids, key: at });
  }
}
