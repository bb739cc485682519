import {
  type KnownPerson,
  type Membership,
  mayManagePeople,
  type PersonEntry,
  type Seat,
} from '@hoa/domain';
import { groupsWithSeats, isHeld, replacedAt, startsAt } from '@hoa/domain/people';
import { groupedBy } from '../kernel/grouped-by.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { refusedField, scheduleRefresh } from './new-member.ts';
import { knownPerson } from './person-entry.ts';
import { storeMember } from './update-directories.ts';

/** The maximum number of seats to read per person. */
const maxSeats = 50;

const addSeat: UseCase<'people.addSeat'> = async (context, { personId, seat }) => {
  const { actor, now, newId, association, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const [{ person, memberships }, seats] = await Promise.all([
    knownPerson(context, personId),
    seatsOf(context, personId),
  ]);
  const { group, office, from, until } = seat;
  const instant = (day: typeof from) => startsAt(day, now, association.timeZone).toISOString();
  const added = repositories.seats.put({
    id: newId(),
    uid: person.uid,
    group,
    office,
    since: instant(from),
    ...(until && { until: instant(until) }),
  });
  scheduleRefresh(context, added);
  return storeWithSeats(context, person, memberships, [added, ...seats]);
};

const endSeat: UseCase<'people.endSeat'> = async (context, { personId, seatId, on }) => {
  const { actor, now, association, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const [{ person, memberships }, seats] = await Promise.all([
    knownPerson(context, personId),
    seatsOf(context, personId),
  ]);
  const before = seats.find(({ id }) => id === seatId);
  // A seat that is over, or that a repeated request ended, stays as it is.
  if (!before || !isHeld(before, now)) {
    return storeWithSeats(context, person, memberships, seats);
  }
  const at = replacedAt(before, on, now, association.timeZone);
  if (at === 'before-since') throw refusedField('on', 'before-since');
  const ended = repositories.seats.put({ ...before, until: at.toISOString() });
  scheduleRefresh(context, ended);
  const others = seats.filter((one) => one !== before);
  return storeWithSeats(context, person, memberships, [ended, ...others]);
};

/** Returns a person's seats, latest first; one statement. */
export function seatsOf(
  { repositories }: Pick<Transaction, 'repositories'>,
  uid: string,
): Promise<Versioned<Seat>[]> {
  return repositories.seats.find({
    where: { uid },
    orderBy: [['since', 'desc']],
    limit: maxSeats,
  });
}

/** Returns a function for the seats of each of these people; one statement. */
export async function seatsOfPeople(
  { repositories }: Pick<Transaction, 'repositories'>,
  uids: readonly string[],
): Promise<(person: { readonly uid: string }) => readonly Versioned<Seat>[]> {
  const seats = await repositories.seats.find({
    where: { uid: { in: uids } },
    limit: uids.length * maxSeats,
  });
  const byUid = groupedBy(seats, ({ uid }) => uid);
  return ({ uid }) => byUid.get(uid) ?? [];
}

/** Updates the groups of held resident memberships from the seats, and returns the memberships. */
export function withSeats<M extends Membership>(
  { repositories, now }: Pick<UseCaseContext, 'repositories' | 'now'>,
  memberships: readonly M[],
  seats: readonly Seat[],
): M[] {
  return memberships.map((membership) => {
    if (membership.role !== 'resident' || !isHeld(membership, now)) return membership;
    const groups = groupsWithSeats(membership.groups, seats, now);
    const isSame = groups.length === membership.groups.length;
    if (isSame && groups.every((group) => membership.groups.includes(group))) return membership;
    const changed = { ...membership, groups };
    repositories.memberships.put(changed);
    return changed;
  });
}

async function storeWithSeats(
  context: UseCaseContext,
  person: Versioned<KnownPerson>,
  memberships: readonly Versioned<Membership>[],
  seats: readonly Versioned<Seat>[],
): Promise<PersonEntry> {
  const entry = await storeMember(context, {
    person,
    memberships: withSeats(context, memberships, seats),
  });
  return { ...entry, seats: shownSeats(seats) };
}

/** Returns seats as administrators see them, latest first. */
export function shownSeats(seats: readonly Versioned<Seat>[]): Seat[] {
  return seats.map(unversioned).sort((a, b) => b.since.localeCompare(a.since));
}

export const seatUseCases = {
  'people.addSeat': addSeat,
  'people.endSeat': endSeat,
} satisfies UseCases;
