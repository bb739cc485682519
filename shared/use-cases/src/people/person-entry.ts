import { PortalError } from '@hoa/api';
import { type KnownPerson, type Membership, type PersonEntry, vendorUidOf } from '@hoa/domain';
import { groupedBy } from '../kernel/grouped-by.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredVendor } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

/** Returns a person as administrators see them: memberships latest first, and a vendor's company. */
export function personEntry(
  person: KnownPerson,
  memberships: readonly (Membership & { readonly version?: number })[],
  vendor: Pick<StoredVendor, 'displayName' | 'services'> | undefined,
): PersonEntry {
  const { id, displayName, email, phone, postalAddress, forwarding } = person;
  const { invitedAt, bounce, removedAt } = person;
  return {
    id,
    displayName,
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(postalAddress && { postalAddress }),
    ...(forwarding && { forwarding }),
    ...(invitedAt && { invitedAt }),
    ...(bounce?.email === email && { bouncedAt: bounce.at }),
    ...(removedAt === undefined ? {} : { removedAt }),
    memberships: memberships
      .map(({ version: _, ...membership }) => membership)
      .sort((a, b) => b.since.localeCompare(a.since)),
    ...(vendor && { company: vendor.displayName, services: vendor.services }),
  };
}

/** Returns the vendor that a person works for, will work for or worked for last. */
export function latestVendorUid(memberships: readonly Membership[]): string | undefined {
  const [latest] = memberships
    .filter(({ role }) => role === 'vendor')
    .sort((a, b) => b.since.localeCompare(a.since));
  return latest && vendorUidOf(latest);
}

/** The maximum number of memberships to read per person; older ones ended long ago. */
const maxMemberships = 50;

/** Returns a person with all their memberships, or undefined if the association does not know them; two statements. */
export async function findPerson(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  personId: string,
): Promise<{ person: Versioned<KnownPerson>; memberships: Versioned<Membership>[] } | undefined> {
  const [person, memberships] = await Promise.all([
    repositories.people.get(personId),
    membershipsOfPerson({ repositories }, personId),
  ]);
  return person && { person, memberships };
}

/** Returns the memberships of a person, latest first; one statement. */
export function membershipsOfPerson(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  uid: string,
): Promise<Versioned<Membership>[]> {
  return repositories.memberships.find({
    where: { uid },
    orderBy: [['since', 'desc']],
    limit: maxMemberships,
  });
}

/** Like `findPerson`, but rejects with `not-found`. */
export async function knownPerson(context: UseCaseContext, personId: string) {
  const known = await findPerson(context, personId);
  if (!known) throw new PortalError('not-found');
  return known;
}

/** Returns a function for the memberships of each of these people; one statement. */
export async function membershipsOf(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  uids: readonly string[],
): Promise<(person: { readonly uid: string }) => readonly Versioned<Membership>[]> {
  const memberships = await repositories.memberships.find({
    where: { uid: { in: uids } },
    limit: uids.length * maxMemberships,
  });
  const byUid = groupedBy(memberships, ({ uid }) => uid);
  return ({ uid }) => byUid.get(uid) ?? [];
}
