import { membershipHeader, PortalError } from '@hoa/api';
import { type Actor, actorIn } from '@hoa/domain';
import type { Sessions, SignedIn } from '../ports.ts';
import type { HttpContext } from './http-env.ts';

/** The role in which a signed-in person sent a request: the one that it names, else their first. */
export function actorOf({ person, memberships }: SignedIn, membershipId?: string): Actor {
  const membership =
    membershipId === undefined ? memberships[0] : memberships.find(({ id }) => id === membershipId);
  // Who lost the role is as signed out in it.
  if (!membership) throw new PortalError('signed-out');
  return actorIn(person, membership);
}

/** Who sent the request, in the role that its header (or `membership` in its address) names. */
export async function acting(c: HttpContext, sessions: Sessions): Promise<Actor> {
  const signedIn = await sessions.find(c.req.raw.headers);
  if (!signedIn) throw new PortalError('signed-out');
  const actor = actorOf(signedIn, c.req.header(membershipHeader) ?? c.req.query('membership'));
  c.set('uid', actor.uid);
  c.set('hoaId', actor.hoaId);
  return actor;
}
