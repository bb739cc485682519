import type { AudienceTag } from './audience.ts';
import { defaultPermissions, type Office, type Permission } from './offices.ts';
import type { Person } from './person-schema.ts';
import type { Actor, Impersonating, Role, Tenure } from './roles.ts';

/** A role of the signed-in person in an association. */
export interface OwnMembership {
  readonly id: string;
  /** The person, and their name in the association; the server provides them, since people may share an email. */
  readonly uid?: string | undefined;
  readonly displayName?: string | undefined;
  readonly hoaId: string;
  /** The association's name, if the server provides it. */
  readonly association?: string | undefined;
  readonly role: Role;
  readonly unit?: string | undefined;
  /** The id of the unit's building. */
  readonly building?: string | undefined;
  readonly tenure?: Tenure | undefined;
  readonly groups?: readonly AudienceTag[] | undefined;
  /** Administrators only; undefined for one who has all permissions. */
  readonly office?: Office | undefined;
  /** The permissions of the office if the association has adjusted them. */
  readonly permissions?: readonly Permission[] | undefined;
  /** Vendors: the company that the person works for. */
  readonly vendorUid?: string | undefined;
  /** Set for the membership of another person whom the signed-in administrator views or acts for. */
  readonly impersonation?: Impersonating | undefined;
  /** Set for an ownership that has ended. */
  readonly until?: string | undefined;
}

/** Returns the name of a membership: role and unit, with person and association if there are several of them. */
export function membershipName(
  { uid, displayName, role, office, unit, association, hoaId }: OwnMembership,
  all: readonly OwnMembership[],
  names: Readonly<Record<Role | Office, string>>,
): string {
  const isOfSeveral = all.some((other) => other.hoaId !== hoaId);
  const isOfSeveralPeople = all.some((other) => other.uid !== uid);
  return [isOfSeveralPeople && displayName, names[office ?? role], unit, isOfSeveral && association]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the actor for a person in one of their roles. */
export function actorIn(
  { uid, displayName, email }: Person,
  {
    hoaId,
    role,
    unit,
    building,
    tenure,
    groups,
    office,
    permissions,
    vendorUid,
    impersonation,
    until,
  }: Omit<OwnMembership, 'id' | 'uid' | 'displayName'>,
): Actor {
  const person = { uid, displayName, email, role, hoaId };
  const actor = {
    ...person,
    ...(groups && { groups }),
    ...(vendorUid && { vendorUid }),
    ...(impersonation && { impersonation }),
    ...(until && { until }),
  };
  if (role === 'admin' && office) {
    return { ...actor, permissions: permissions ?? defaultPermissions[office] };
  }
  return unit === undefined ? actor : { ...actor, unit, tenure, ...(building && { building }) };
}

/**
 * Returns since when a person has held a home at a time without interruption, by their memberships of it, or until
 * their last one ended then. Times as a tenant do not count.
 */
export function heldSince(
  memberships: readonly {
    readonly since: string;
    readonly until?: string | undefined;
    readonly tenure?: Tenure | undefined;
  }[],
  at: string,
): string {
  const before = memberships.find(
    ({ since, until, tenure }) =>
      tenure !== 'tenant' && since < at && (until === undefined || until >= at),
  );
  return before ? heldSince(memberships, before.since) : at;
}

/** Returns true if a membership has started and not ended. */
export function isCurrent(
  { since, until }: { readonly since: string; readonly until?: string | undefined },
  now: Date,
): boolean {
  const time = now.getTime();
  return Date.parse(since) <= time && (until === undefined || time < Date.parse(until));
}
