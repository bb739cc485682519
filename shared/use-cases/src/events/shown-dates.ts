import type { CommunityEvent } from '@hoa/domain';
import { type EventAnswer, peopleOf, waitingList } from '@hoa/domain/events';
import { groupedBy } from '../kernel/grouped-by.ts';
import { shownItem } from '../kernel/shown-item.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredEvent } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

/** Returns events with their places and the actor's own answers; at most three statements. */
export async function shownDates(
  context: Pick<UseCaseContext, 'actor' | 'repositories'>,
  events: readonly Versioned<StoredEvent>[],
): Promise<CommunityEvent[]> {
  const { actor, repositories } = context;
  const ids = events.flatMap(({ id, rsvpRequired }) => (rsvpRequired ? [id] : []));
  const [going, waiting, own] = await Promise.all([
    repositories.eventAnswers.aggregate({
      where: { eventId: { in: ids }, state: 'going' },
      groupBy: 'eventId',
      of: 'guests',
    }),
    repositories.eventAnswers.find({ where: { eventId: { in: ids }, state: 'waiting' } }),
    repositories.eventAnswers.getMany(ids.map((id) => answerId(id, actor.uid))),
  ]);
  const people = new Map(going.map(({ group, count, sum }) => [group, count + sum]));
  const queues = groupedBy(waiting, ({ eventId }) => eventId);
  const answers = new Map(own.map((answer) => [answer.eventId, answer]));
  return events.map((event) => {
    if (!event.rsvpRequired) return shownDate(event);
    const { id } = event;
    return withPlaces(event, {
      attendees: people.get(id) ?? 0,
      queue: waitingList(queues.get(id) ?? []),
      own: answers.get(id),
    });
  });
}

/** Returns an event with its places, and the answer of the person with `uid`. */
export function shownWithAnswers(
  event: StoredEvent & { readonly version?: number },
  answers: readonly EventAnswer[],
  uid: string,
): CommunityEvent {
  return withPlaces(event, {
    attendees: peopleOf(answers),
    queue: waitingList(answers),
    own: answers.find((answer) => answer.uid === uid),
  });
}

interface Places {
  readonly attendees: number;
  readonly queue: readonly EventAnswer[];
  readonly own: EventAnswer | undefined;
}

function withPlaces(
  event: StoredEvent & { readonly version?: number },
  { attendees, queue, own }: Places,
): CommunityEvent {
  const shown = { ...shownDate(event), attendees, waiting: queue.length };
  if (!own) return shown;
  const { state, guests, uid } = own;
  const place = queue.findIndex((answer) => answer.uid === uid) + 1;
  return { ...shown, answer: { state, guests, ...(place > 0 && { place }) } };
}

export const answerId = (eventId: string, uid: string) => `${eventId}:${uid}`;

/** Returns an event as its readers see it: one of whole days has days instead of instants. */
export function shownDate(event: StoredEvent & { readonly version?: number }): CommunityEvent {
  const { upcomingUntil: _, day: __, isOwn: ___, sequence: ____, ...known } = event;
  const { times, timeZone: _____, remindHours: ______, remindAt: _______, ...more } = known;
  const { changedAt: ________, ...rest } = more;
  const shown = shownItem(rest);
  if (!times || times.startTime !== undefined) return shown;
  return { ...shown, date: times.startDay, end: times.endDay };
}
