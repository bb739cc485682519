import { PortalError } from '@hoa/api';
import { accountOf, type Sessions } from '../ports/sessions.ts';

/** The number of requests after which a process reports to the shared counter. */
export const countedAtOnce = 100;

const windowMs = 60_000;

/** Counts requests of an account across all processes; rejects with `too-many-requests` above the limit per minute. */
export type CountRequests = (account: string, times: number) => Promise<void>;

/**
 * Wraps sessions so that they reject with `too-many-requests` if a person sends too many requests to all processes
 * together.
 */
export function limitRequests(
  sessions: Sessions,
  countForAll: CountRequests,
  // A monotonic clock, since the system clock may be set back.
  now = () => performance.now(),
): Sessions {
  let counts = new Map<string, number>();
  let refused = new Set<string>();
  let until = 0;
  return {
    async find(headers) {
      const signedIn = await sessions.find(headers);
      if (!signedIn) return null;
      const time = now();
      if (time >= until) {
        counts = new Map();
        refused = new Set();
        until = time + windowMs;
      }
      const account = accountOf(signedIn);
      if (refused.has(account)) throw new PortalError('too-many-requests');
      const count = (counts.get(account) ?? 0) + 1;
      counts.set(account, count);
      if (count % countedAtOnce > 0) return signedIn;
      try {
        await countForAll(account, countedAtOnce);
        return signedIn;
      } catch (error) {
        if (error instanceof PortalError) refused.add(account);
        throw error;
      }
    },
  };
}
