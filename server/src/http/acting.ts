import { membershipHeader, PortalError } from '@hoa/api';
import { type Actor, actorIn } from '@hoa/domain';
import type { Sessions, SignedIn } from '../ports.ts';
import type { HttpContext } from './http-env.ts';
import type { Sender } from './run-request.ts';

/** The role in which a signed-in person sent a request: the one that it names, else their first. */
export function actorOf({ person, memberships }: SignedIn, membershipId?: string): Actor {
  const membership =
    membershipId === undefined ? memberships[0] : memberships.find(({ id }) => id === membershipId);
  // Somebody who lost the role is treated as signed out of it.
  if (!membership) throw new PortalError('signed-out');
  const { displayName } = membership;
  return actorIn({ ...person, displayName }, membership);
}

/** Who sent the request, in the role that its header (or `membership` in its address) names. */
export async function acting(c: HttpContext, sessions: Sessions): Promise<Sender> {
  const signedIn = await sessions.find(c.req.raw.headers);
  if (!signedIn) throw new PortalError('signed-out');
  const actor = actorOf(signedIn, membershipIn(c));
  c.set('uid', actor.uid);
  c.set('hoaId', actor.hoaId);
  return { signedIn, actor };
}

/** The membership that a request names: in its header or, where a page cannot set headers, in its address. */
export function membershipIn({ req }: HttpContext): string | undefined {
  return req.header(membershipHeader) ?? req.query('membership');
}
