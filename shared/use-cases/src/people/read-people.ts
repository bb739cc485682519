import { listPageSize, mayManagePeople } from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { knownPerson, maxMemberships, personEntry } from './person-entry.ts';
import { seatsOf, shownSeats } from './seats.ts';
import { withCurrentContacts } from './shown-people.ts';

/** Lists people with their current and future memberships. */
const listPeople: UseCase<'people.list'> = async (context, input) => {
  const { actor, repositories, now } = context;
  assertAllowed(mayManagePeople(actor));
  const {
    search,
    role,
    isRemoved = false,
    isOnPaper = false,
    limit = listPageSize,
    offset,
  } = input;
  const where = {
    text: search,
    roles: role && { hasAny: [role] },
    email: isOnPaper ? '' : undefined,
    removedAt: { isMissing: !isRemoved },
  };
  const [people, total, all] = await Promise.all([
    repositories.people.find({ where, orderBy: [['displayName', 'asc']], limit, offset }),
    repositories.people.count(where),
    repositories.people.count({ removedAt: { isMissing: true } }),
  ]);
  const ids = people.map(({ id }) => id);
  const [named, memberships, vendors] = await Promise.all([
    withCurrentContacts(context, people),
    repositories.memberships.find({
      where: { uid: { in: ids } },
      orderBy: [['since', 'desc']],
      limit: ids.length * maxMemberships,
    }),
    repositories.vendors.getMany(ids),
  ]);
  const items = named.map((person) =>
    personEntry(
      person,
      memberships.filter((one) => one.uid === person.uid && isHeld(one, now)),
      vendors.find(({ id }) => id === person.id),
    ),
  );
  return { items, total, all };
};

const getPerson: UseCase<'people.get'> = async (context, { personId }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { person, memberships } = await knownPerson(context, personId);
  const { email } = person;
  const [[named = person], vendor, seats, accounts] = await Promise.all([
    withCurrentContacts(context, [person]),
    context.repositories.vendors.get(personId),
    seatsOf(context, personId),
    email === '' ? undefined : context.identities?.accountsOf([email]),
  ]);
  const entry = { ...personEntry(named, memberships, vendor), seats: shownSeats(seats) };
  return accounts ? { ...entry, hasSignedIn: accounts.has(email.toLowerCase()) } : entry;
};

export const peopleQueries = {
  'people.list': listPeople,
  'people.get': getPerson,
} satisfies UseCases;
