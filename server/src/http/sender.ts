import { membershipHeader, PortalError } from '@hoa/api';
import { type Actor, actorIn } from '@hoa/domain';
import type { Sessions, SignedIn } from '../ports/sessions.ts';
import type { HttpContext } from './http-env.ts';
import type { RequestSender } from './run-request.ts';

/**
 * Returns the sender of a request in the role of the named membership, by default their first. Rejects with
 * `signed-out` if they do not have it.
 */
export function senderOf(signedIn: SignedIn, membershipId?: string): RequestSender {
  const { person, memberships } = signedIn;
  const membership =
    membershipId === undefined ? memberships[0] : memberships.find(({ id }) => id === membershipId);
  // A person who has lost the role counts as signed out.
  if (!membership) throw new PortalError('signed-out');
  const { id, uid, displayName, email = person.email } = membership;
  return {
    signedIn,
    membershipId: id,
    actor: actorIn({ uid, displayName, email }, membership),
  };
}

export function actorOf(signedIn: SignedIn, membershipId?: string): Actor {
  return senderOf(signedIn, membershipId).actor;
}

/** Returns the signed-in sender, in the role of the membership that the request names. Rejects with `signed-out`. */
export async function requireSender(c: HttpContext, sessions: Sessions): Promise<RequestSender> {
  const signedIn = await sessions.find(c.req.raw.headers);
  if (!signedIn) throw new PortalError('signed-out');
  const sender = senderOf(signedIn, membershipIn(c));
  c.set('uid', sender.actor.uid);
  c.set('hoaId', sender.actor.hoaId);
  return sender;
}

/** Returns the membership that a request names, in its header or, for requests that cannot set headers, in its URL. */
export function membershipIn({ req }: HttpContext): string | undefined {
  return req.header(membershipHeader) ?? req.query('membership');
}
