import { isHeld } from '@hoa/domain/people';
import { groupedBy } from '../kernel/grouped-by.ts';
import { membershipsOfPerson } from '../people/person-entry.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { moveUp } from './move-up.ts';

type Context = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

/** Declines upcoming events for a person who is no longer a resident, and gives their places to those who wait. */
export async function giveUpPlaces(context: Context, uid: string): Promise<void> {
  const { repositories, now } = context;
  const memberships = await membershipsOfPerson(context, uid);
  if (memberships.some((one) => one.role === 'resident' && isHeld(one, now))) return;
  const own = await repositories.eventAnswers.find({
    where: { uid, state: { notIn: ['declined'] } },
  });
  const at = now.toISOString();
  const events = (await repositories.events.getMany(own.map(({ eventId }) => eventId))).filter(
    ({ upcomingUntil }) => upcomingUntil > at,
  );
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  const answers = await repositories.eventAnswers.find({ where: { eventId: { in: ids } } });
  const answersTo = groupedBy(answers, ({ eventId }) => eventId);
  for (const event of events) {
    const after = (answersTo.get(event.id) ?? []).map((answer) =>
      answer.uid === uid
        ? repositories.eventAnswers.put({ ...answer, state: 'declined', guests: 0, since: at })
        : answer,
    );
    moveUp(context, event, after);
  }
}
