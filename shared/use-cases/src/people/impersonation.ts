import { PortalError } from '@hoa/api';
import { isCurrent, mayImpersonate } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';

/** An administrator who forgets to stop is themselves again after this time. */
const maxViewMs = 4 * 60 * 60 * 1000;

/**
 * Adds a resident's membership to the administrator's own ones, in place of the one they viewed before. It is read-only,
 * but for a resident without email, for whom the administrator acts.
 */
const viewAs: UseCase<'people.viewAs'> = async (context, { membershipId }) => {
  const { actor, now, association, repositories } = context;
  assertAllowed(mayImpersonate(actor));
  const membership = await repositories.memberships.get(membershipId);
  if (membership?.role !== 'resident' || !isCurrent(membership, now)) {
    throw new PortalError('not-found');
  }
  const { uid, role, unit, tenure, groups } = membership;
  const [person, home, before] = await Promise.all([
    repositories.people.get(uid),
    unit === undefined ? undefined : repositories.units.get(unit),
    repositories.impersonations.get(actor.uid),
  ]);
  if (!person) throw new PortalError('not-found');
  const until = new Date(now.getTime() + maxViewMs).toISOString();
  repositories.impersonations.put({ ...before, id: actor.uid, uid, membershipId, until });
  return {
    id: membershipId,
    uid,
    displayName: person.displayName,
    hoaId: association.id,
    role,
    ...(unit !== undefined && { unit, tenure }),
    ...(home && { building: home.building }),
    groups,
    impersonation: person.email === '' ? 'act' : 'view',
  };
};

const stopViewing: UseCase<'people.stopViewing'> = async ({ actor, repositories }) => {
  assertAllowed(mayImpersonate(actor));
  if (await repositories.impersonations.get(actor.uid)) {
    repositories.impersonations.remove(actor.uid);
  }
  return {};
};

export const impersonationUseCases = {
  'people.viewAs': viewAs,
  'people.stopViewing': stopViewing,
} satisfies UseCases;
