import { PortalError } from '@hoa/api';
import { type Actor, allowIf, type StoredAssociation } from '@hoa/domain';
import { type EventAnswer, mayAnswerEvents, stateOfYes } from '@hoa/domain/events';
import { readSettings } from '../kernel/read-settings.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import { ownedUnit } from '../people/shown-people.ts';
import type { StoredEvent } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { moveUp } from './move-up.ts';
import { reminderOf } from './planned-dates.ts';
import { answerId, shownWithAnswers } from './shown-dates.ts';

/**
 * Answers an event for the actor. Writes of an association run one after another, so two people never get the same place.
 */
export const answerEvent: UseCase<'events.rsvp'> = async (context, { id, isComing, guests }) => {
  const { actor, repositories, now } = context;
  const settings = await readSettings(context);
  assertAllowed(mayAnswerEvents(await asGuest(context, settings), settings));
  const event = await repositories.events.get(id);
  if (!event) throw new PortalError('not-found');
  const isOpen =
    event.rsvpRequired && !event.cancelledAt && event.upcomingUntil > now.toISOString();
  assertAllowed(allowIf(isOpen, 'answers-closed'));
  if (guests > (event.maxGuests ?? 0)) {
    throw new PortalError('invalid-input', { field: 'guests' });
  }
  const answers = await repositories.eventAnswers.find({ where: { eventId: id } });
  const own = answers.find(({ uid }) => uid === actor.uid);
  const others = answers.filter((answer) => answer !== own);
  const saved = repositories.eventAnswers.put(
    isComing ? acceptance(context, { event, own, others, guests }) : refusal(context, event, own),
  );
  const moved = moveUp(context, event, [...others, saved]);
  if (saved.state !== 'declined') scheduleReminder(context, event);
  const after = [...others, saved].filter(({ id: one }) => !moved.some((each) => each.id === one));
  return shownWithAnswers(event, [...after, ...moved], actor.uid);
};

/** The actor with their tenure, if it matters; at most one statement. */
async function asGuest(
  context: UseCaseContext,
  { eventGuests }: Pick<StoredAssociation, 'eventGuests'>,
): Promise<Pick<Actor, 'role' | 'tenure'>> {
  const { role } = context.actor;
  if (role !== 'resident' || eventGuests !== 'owners') return { role };
  return (await ownedUnit(context)) === undefined ? { role } : { role, tenure: 'owner' };
}

interface Accepting {
  readonly event: StoredEvent;
  readonly own: Versioned<EventAnswer> | undefined;
  readonly others: readonly EventAnswer[];
  readonly guests: number;
}

function acceptance(context: UseCaseContext, { event, own, others, guests }: Accepting) {
  const state = stateOfYes(own, others, { guests, places: event.maxAttendees });
  if (state === undefined) throw PortalError.refused({ code: 'guests-full' });
  const since = own && own.state !== 'declined' ? own.since : context.now.toISOString();
  return { ...blankAnswer(context, event), ...own, state, guests, since };
}

function refusal(context: UseCaseContext, event: StoredEvent, own: EventAnswer | undefined) {
  const since = context.now.toISOString();
  return { ...blankAnswer(context, event), ...own, state: 'declined', guests: 0, since } as const;
}

function blankAnswer({ actor: { uid } }: UseCaseContext, { id: eventId }: StoredEvent) {
  return { id: answerId(eventId, uid), eventId, uid };
}

/** The first answer to a date schedules its reminder. */
function scheduleReminder(context: UseCaseContext, event: Versioned<StoredEvent>): void {
  const at = event.remindAt === undefined ? reminderOf(event, context.now) : undefined;
  if (at === undefined) return;
  context.repositories.events.put({ ...event, remindAt: at });
  context.addJob({ type: 'event-reminder', eventId: event.id, at });
}
