import { PortalError } from '@hoa/api';
import type { Invitation, KnownPerson, Membership } from '@hoa/domain';
import { type RosterProblem, startsAt } from '@hoa/domain/people';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { homeLabeled } from './home-labeled.ts';

/** The membership data of an invitation, a change or an imported line. */
type Held = Pick<Invitation, 'role' | 'unit' | 'tenure' | 'ownership' | 'from' | 'office'> & {
  readonly groups?: Membership['groups'];
  readonly vendorUid?: string | undefined;
};

export function newPerson(
  uid: string,
  {
    displayName,
    email,
    phone,
    postalAddress,
    language,
  }: Pick<Invitation, 'displayName' | 'email' | 'phone' | 'postalAddress' | 'language'>,
): KnownPerson {
  return {
    id: uid,
    uid,
    displayName,
    email,
    ...(phone && { phone }),
    ...(postalAddress && { postalAddress }),
    ...(language && { language }),
  };
}

/**
 * Creates a membership from the given day. For a person whom another association already knows, it starts now at the
 * earliest: people sign in to the membership that started first.
 */
export function newMembership(
  { now, newId, association }: Pick<UseCaseContext, 'now' | 'newId' | 'association'>,
  uid: string,
  { role, unit, tenure, ownership, vendorUid, from, office, groups = [] }: Held,
  isKnownElsewhere = false,
): Membership {
  const start = startsAt(from, now, association.timeZone);
  return {
    id: newId(),
    uid,
    role,
    ...(role === 'resident' && { unit, tenure }),
    ...(role === 'resident' && tenure === 'owner' && ownership && { ownership }),
    ...(role === 'admin' && office && { office }),
    ...(role === 'vendor' && { vendorUid }),
    since: (isKnownElsewhere && start < now ? now : start).toISOString(),
    groups: role === 'resident' ? groups : [],
  };
}

/**
 * Schedules `refreshMember` for a membership or seat that starts or ends in the future, and for a resident's that has
 * ended, whose autopay and places at events end too.
 */
export function scheduleRefresh(
  { now, addJob }: UseCaseContext,
  { uid, since, until, tenure }: Pick<Membership, 'uid' | 'since' | 'until' | 'tenure'>,
): void {
  for (const at of [since, until]) {
    const isMoveOut = at === until && tenure !== undefined;
    if (at && (isMoveOut || Date.parse(at) > now.getTime())) {
      addJob({ type: 'membership-begun', uid, at });
    }
  }
}

/**
 * Returns the role with its unit as the association writes it. Rejects a resident whose unit the association does not
 * have. At most one statement.
 */
export async function withKnownUnit<H extends Pick<Held, 'role' | 'unit'>>(
  context: UseCaseContext,
  held: H,
): Promise<H> {
  if (held.role !== 'resident') return held;
  const home = await homeLabeled(context, held.unit);
  if (!home) throw refusedField('unit', 'unit-unknown');
  return { ...held, unit: home.id };
}

/** Creates an error that the form shows next to the field. */
export function refusedField(field: string, problem: RosterProblem): PortalError {
  return new PortalError('invalid-input', { field, problem });
}
