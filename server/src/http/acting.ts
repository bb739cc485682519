import { membershipHeader, PortalError } from '@hoa/api';
import { type Actor, actorIn } from '@hoa/domain';
import type { Sessions, SignedIn } from '../ports.ts';
import type { HttpContext } from './http-env.ts';
import type { Sender } from './run-request.ts';

/** A signed-in person in the role in which they sent a request: the one that it names, else their first. */
export function senderOf(signedIn: SignedIn, membershipId?: string): Sender {
  const { person, memberships } = signedIn;
  const membership =
    membershipId === undefined ? memberships[0] : memberships.find(({ id }) => id === membershipId);
  // Somebody who lost the role is treated as signed out of it.
  if (!membership) throw new PortalError('signed-out');
  const { id, displayName } = membership;
  return { signedIn, membershipId: id, actor: actorIn({ ...person, displayName }, membership) };
}

/** The person in this role; see `senderOf`. */
export function actorOf(signedIn: SignedIn, membershipId?: string): Actor {
  return senderOf(signedIn, membershipId).actor;
}

/** Who sent the request, in the role that its header (or `membership` in its address) names. */
export async function acting(c: HttpContext, sessions: Sessions): Promise<Sender> {
  const signedIn = await sessions.find(c.req.raw.headers);
  if (!signedIn) throw new PortalError('signed-out');
  const sender = senderOf(signedIn, membershipIn(c));
  c.set('uid', sender.actor.uid);
  c.set('hoaId', sender.actor.hoaId);
  return sender;
}

/** The membership that a request names: in its header or, where a page cannot set headers, in its address. */
export function membershipIn({ req }: HttpContext): string | undefined {
  return req.header(membershipHeader) ?? req.query('membership');
}
