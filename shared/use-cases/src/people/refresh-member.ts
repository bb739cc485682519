import { type Membership, subscriptionId } from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import type { Transaction } from '../ports/unit-of-work.ts';
import { findPerson } from './person-entry.ts';
import { seatsOf, withSeats } from './seats.ts';
import { storeMember } from './update-directories.ts';

type Context = Pick<Transaction, 'repositories'> & { readonly now: Date };

/** Updates groups, directories and autopay after a membership or a seat started or ended. */
export async function refreshMember(context: Context, uid: string): Promise<void> {
  const [known, seats] = await Promise.all([findPerson(context, uid), seatsOf(context, uid)]);
  if (!known) return;
  await storeMember(context, {
    person: known.person,
    memberships: withSeats(context, known.memberships, seats),
  });
  await endAutopay(context, known.memberships);
}

/** Turns autopay off for homes that the person no longer owns. */
async function endAutopay(
  { repositories: { subscriptions }, now }: Context,
  memberships: readonly Membership[],
): Promise<void> {
  const owned = memberships.filter(({ tenure }) => tenure === 'owner');
  const former = owned.filter(
    ({ unit }) => !owned.some((one) => one.unit === unit && isHeld(one, now)),
  );
  const ids = former.flatMap(({ uid, unit }) => (unit ? subscriptionId(unit, { uid }) : []));
  for (const subscription of await subscriptions.getMany([...new Set(ids)])) {
    if (subscription.turnedOffAt === undefined) {
      subscriptions.put({ ...subscription, turnedOffAt: now.toISOString() });
    }
  }
}
