import { type EventAnswer, movedUp } from '@hoa/domain/events';
import type { StoredEvent } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { notifyGuests } from './notify-guests.ts';

/** Gives free places of an event to those who wait, and notifies them. Returns their answers. */
export function moveUp(
  context: Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date },
  event: StoredEvent,
  answers: readonly Versioned<EventAnswer>[],
): EventAnswer[] {
  const { repositories, now } = context;
  if (event.cancelledAt !== undefined || event.upcomingUntil <= now.toISOString()) return [];
  return movedUp(answers, event.maxAttendees).map((answer) => {
    const { uid } = answer;
    notifyGuests(context, {
      code: 'event-moved-up',
      event,
      uids: [uid],
      key: `${uid}-${now.toISOString()}`,
    });
    return repositories.eventAnswers.put({ ...answer, state: 'going' });
  });
}
