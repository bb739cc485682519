import { PortalError } from '@hoa/api';
import type { Sessions } from '../ports.ts';

/** Requests that one person may send to one process in a minute: far more than pages of theirs do. */
export const mostRequestsAMinute = 1200;

const windowMs = 60_000;

/** Sessions that refuse whoever sends too many requests, with `too-many-requests`. */
export function limitRequests(
  sessions: Sessions,
  most = mostRequestsAMinute,
  now = Date.now,
): Sessions {
  let counts = new Map<string, number>();
  let until = 0;
  return {
    async find(headers) {
      const signedIn = await sessions.find(headers);
      if (!signedIn) return null;
      const time = now();
      if (time >= until) {
        counts = new Map();
        until = time + windowMs;
      }
      const { uid } = signedIn.person;
      const count = (counts.get(uid) ?? 0) + 1;
      counts.set(uid, count);
      if (count > most) throw new PortalError('too-many-requests');
      return signedIn;
    },
  };
}
