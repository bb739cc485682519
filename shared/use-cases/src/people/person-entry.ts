import { PortalError } from '@hoa/api';
import type { KnownPerson, Membership, PersonEntry } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredVendor } from '../ports/records/vendors.ts';
import type { Versioned } from '../ports/repository.ts';

/** A person as administrators see them: memberships latest first, and a vendor's company. */
export function personEntry(
  { id, displayName, email, phone, removedAt }: KnownPerson,
  memberships: readonly (Membership & { readonly version?: number })[],
  vendor: Pick<StoredVendor, 'displayName' | 'services'> | undefined,
): PersonEntry {
  return {
    id,
    displayName,
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(removedAt === undefined ? {} : { removedAt }),
    memberships: memberships
      .map(({ version: _, ...membership }) => membership)
      .sort((a, b) => b.since.localeCompare(a.since)),
    ...(vendor && { company: vendor.displayName, services: vendor.services }),
  };
}

/** How many memberships of a person are read; older ones are long over. */
export const maxMemberships = 50;

/** A person and all their memberships, undefined for one whom the association does not know; two statements. */
export async function findPerson(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  personId: string,
): Promise<{ person: Versioned<KnownPerson>; memberships: Versioned<Membership>[] } | undefined> {
  const [person, memberships] = await Promise.all([
    repositories.people.get(personId),
    repositories.memberships.find({
      where: { uid: personId },
      orderBy: [['since', 'desc']],
      limit: maxMemberships,
    }),
  ]);
  return person && { person, memberships };
}

/** The same; rejects with `not-found`. */
export async function knownPerson(context: UseCaseContext, personId: string) {
  const known = await findPerson(context, personId);
  if (!known) throw new PortalError('not-found');
  return known;
}
