import { listPageSize, mayManagePeople } from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { knownPerson, latestVendorUid, membershipsOf, personEntry } from './person-entry.ts';
import { seatsOf, shownSeats } from './seats.ts';
import { withContactsOf, withCurrentContacts } from './shown-people.ts';

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
  const [named, heldBy] = await Promise.all([
    withCurrentContacts(context, people),
    membershipsOf(context, ids),
  ]);
  const members = named.map((person) => {
    const memberships = heldBy(person).filter((one) => isHeld(one, now));
    return { person, memberships, vendorUid: latestVendorUid(memberships) };
  });
  const vendorUids = members.flatMap(({ vendorUid }) => vendorUid ?? []);
  const vendors = await repositories.vendors.getMany([...new Set(vendorUids)]);
  const items = members.map(({ person, memberships, vendorUid }) =>
    personEntry(
      person,
      memberships,
      vendors.find(({ id }) => id === vendorUid),
    ),
  );
  return { items, total, all };
};

const getPerson: UseCase<'people.get'> = async (context, { personId }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { person, memberships } = await knownPerson(context, personId);
  const { email } = person;
  const vendorUid = latestVendorUid(memberships);
  const [profile, vendor, seats, accounts] = await Promise.all([
    context.repositories.profiles.get(personId),
    vendorUid === undefined ? undefined : context.repositories.vendors.get(vendorUid),
    seatsOf(context, personId),
    email === '' ? undefined : context.identities?.accountsOf([email]),
  ]);
  const language = profile?.preferences.language ?? person.language;
  const entry = {
    ...personEntry(withContactsOf(profile, person), memberships, vendor),
    ...(language && { language }),
    seats: shownSeats(seats),
  };
  return accounts ? { ...entry, hasSignedIn: accounts.has(email.toLowerCase()) } : entry;
};

export const peopleQueries = {
  'people.list': listPeople,
  'people.get': getPerson,
} satisfies UseCases;
