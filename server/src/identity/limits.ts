import { PortalError } from '@hoa/api';
import type { Pool } from 'pg';
import type { Secrets } from './secrets.ts';

/** How often something may be tried in a while. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** What is limited, and how. */
export interface SignInLimits {
  /** Links asked for from one address of the network. */
  readonly asksByAddress: Limit;
  /** Links to one email asked for from one address of the network. */
  readonly asksByPair: Limit;
  /** Links to one email asked for by all browsers that it has not signed in with. */
  readonly asksByEmail: Limit;
  /** Links to one email asked for by a browser that it has signed in with. */
  readonly asksByBrowser: Limit;
  /** Codes tried from one address of the network. */
  readonly triesByAddress: Limit;
  /** Codes tried for one mail. */
  readonly triesByCode: Limit;
  /** Codes tried for one email by all browsers that it has not signed in with. */
  readonly triesByEmail: Limit;
  /** Codes asked for by one person who is signed in. */
  readonly reauthByPerson: Limit;
  /** What one person does that mails whom they name. */
  readonly mailsByPerson: Limit;
  /** Lines of files by which one person invites people, each of whom gets a mail. */
  readonly importedByPerson: Limit;
  /** Mails that tell one person of what another one does; beyond them, the portal alone tells it. */
  readonly noticesToPerson: Limit;
  /** Downloads of everything that is held on a person. */
  readonly exportsByPerson: Limit;
  /** Files uploaded by one person. */
  readonly uploadsByPerson: Limit;
  /** How much these hold, in thousands of bytes: what hangs on nothing takes room for a day. */
  readonly kilobytesByPerson: Limit;
  /** Requests of one person: far more than pages of theirs send. */
  readonly requestsByPerson: Limit;
}

/** The limits by email last no longer than a link, so a person who is refused still has a link that works. */
export const signInLimits: SignInLimits = {
  asksByAddress: { most: 30, seconds: 600 },
  asksByPair: { most: 5, seconds: 900 },
  asksByEmail: { most: 30, seconds: 900 },
  asksByBrowser: { most: 5, seconds: 900 },
  triesByAddress: { most: 60, seconds: 600 },
  triesByCode: { most: 5, seconds: 900 },
  triesByEmail: { most: 25, seconds: 900 },
  reauthByPerson: { most: 5, seconds: 900 },
  mailsByPerson: { most: 100, seconds: 3600 },
  importedByPerson: { most: 3000, seconds: 3600 },
  noticesToPerson: { most: 30, seconds: 3600 },
  exportsByPerson: { most: 10, seconds: 3600 },
  uploadsByPerson: { most: 300, seconds: 3600 },
  kilobytesByPerson: { most: 500_000, seconds: 24 * 3600 },
  requestsByPerson: { most: 1200, seconds: 60 },
};

/** Where mail goes to the development mailbox, nobody can be flooded, and tests sign in again and again. */
export const developmentLimits: SignInLimits = {
  ...signInLimits,
  asksByAddress: { most: 5000, seconds: 600 },
  asksByPair: { most: 1000, seconds: 900 },
  asksByEmail: { most: 1000, seconds: 900 },
  asksByBrowser: { most: 1000, seconds: 900 },
  triesByEmail: { most: 5000, seconds: 900 },
  triesByAddress: { most: 5000, seconds: 600 },
  reauthByPerson: { most: 1000, seconds: 900 },
  mailsByPerson: { most: 10_000, seconds: 3600 },
  importedByPerson: { most: 100_000, seconds: 3600 },
  noticesToPerson: { most: 10_000, seconds: 3600 },
  exportsByPerson: { most: 1000, seconds: 3600 },
  uploadsByPerson: { most: 10_000, seconds: 3600 },
  kilobytesByPerson: { most: 100_000_000, seconds: 24 * 3600 },
};

/** One thing that is tried, by whom; once where it is not said how often. */
export type Try = readonly [limit: keyof SignInLimits, by: string, times?: number];

/** Counts tries, in the database: the same for every process. */
export class Limits {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #limits: SignInLimits;

  constructor(pool: Pool, secrets: Secrets, limits: SignInLimits) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#limits = limits;
  }

  /** Counts these tries; rejects with `too-many-requests` when one of them is one too many. */
  async count(...tries: readonly Try[]): Promise<void> {
    const areWithin = await this.within(...tries);
    if (areWithin.includes(false)) throw new PortalError('too-many-requests');
  }

  /**
   * Counts these tries, each of another kind or person, and answers of each whether it is within its limit. A period that
   * ends more than a minute later than one that begins now was started by a clock that has gone back since, so it counts
   * as over. The minute allows for requests that arrive at the same time.
   */
  async within(...tries: readonly Try[]): Promise<boolean[]> {
    const { rows } = await this.#pool.query<{ key: string; count: number }>(
      `INSERT INTO identity.tries AS known (key, count, until)
       SELECT key, times, now() + seconds * interval '1 second'
       FROM unnest($1::text[], $2::int[], $3::int[]) AS tried (key, seconds, times) ORDER BY key
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN known.until > now() AND known.until <= excluded.until + interval '1 minute'
           THEN known.count + excluded.count ELSE excluded.count END,
         until = CASE WHEN known.until > now() AND known.until <= excluded.until + interval '1 minute'
           THEN known.until ELSE excluded.until END
       RETURNING key, count`,
      [
        tries.map(([limit, by]) => this.#keyOf(limit, by)),
        tries.map(([limit]) => this.#limits[limit].seconds),
        tries.map(([, , times = 1]) => times),
      ],
    );
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    return tries.map(([limit, by]) => {
      const count = counts.get(this.#keyOf(limit, by)) ?? 0;
      return count <= this.#limits[limit].most;
    });
  }

  #keyOf(limit: string, by: string): string {
    return this.#secrets.pseudonym(`${limit}:${by}`);
  }
}
