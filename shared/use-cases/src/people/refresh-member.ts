import type { Transaction } from '../ports/unit-of-work.ts';
import { findPerson } from './person-entry.ts';
import { seatsOf, withSeats } from './seats.ts';
import { storeMember } from './update-directories.ts';

/** Updates groups and directories after a membership or a seat started or ended. */
export async function refreshMember(
  context: Pick<Transaction, 'repositories'> & { readonly now: Date },
  uid: string,
): Promise<void> {
  const [known, seats] = await Promise.all([findPerson(context, uid), seatsOf(context, uid)]);
  if (!known) return;
  await storeMember(context, {
    person: known.person,
    memberships: withSeats(context, known.memberships, seats),
  });
}
