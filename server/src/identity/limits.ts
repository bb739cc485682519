import { PortalError } from '@hoa/api';
import type { Pool } from 'pg';
import type { Secrets } from './secrets.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Rate limits by purpose. */
export interface SignInLimits {
  /** Requests for links from one network address. */
  readonly asksByAddress: Limit;
  /** Requests for links to one email address from one network address. */
  readonly asksByPair: Limit;
  /** Requests for links to one email address from all browsers that it has never signed in with. */
  readonly asksByEmail: Limit;
  /** Requests for links to one email address from a browser that it has signed in with. */
  readonly asksByBrowser: Limit;
  /** Code attempts from one network address. */
  readonly triesByAddress: Limit;
  /** Code attempts for one mail. */
  readonly triesByCode: Limit;
  /** Code attempts for one email address from all browsers that it has never signed in with. */
  readonly triesByEmail: Limit;
  /** Re-authentication codes that one signed-in person requests. */
  readonly reauthByPerson: Limit;
  /** Operations of one person that mail addresses that they enter. */
  readonly mailsByPerson: Limit;
  /** Lines of files that one person imports. */
  readonly importedByPerson: Limit;
  /**
   * Notification mails to one person about actions of one other person; above the limit, only the portal shows the
   * notification.
   */
  readonly noticesToPerson: Limit;
  /** Answers by mail of one person. */
  readonly repliesByPerson: Limit;
  /** Mails to one address that say why its answers were refused. */
  readonly refusalsToAddress: Limit;
  /** Such mails about one received mail, which may be delivered again. */
  readonly refusalsOfMail: Limit;
  /** Such mails to all addresses that no mail of the portal invited to answer; their senders may be forged. */
  readonly refusalsToStrangers: Limit;
  /** Exports of a person's own data or of the association. */
  readonly exportsByPerson: Limit;
  /** Requests for auditors' packages from one network address. */
  readonly packagesByAddress: Limit;
  /** Requests for calendar feeds from one network address; a calendar service asks for many people's. */
  readonly calendarsByAddress: Limit;
  /** Files that one person uploads. */
  readonly uploadsByPerson: Limit;
  /** The total size of these files in kB, since unattached files are stored for a day. */
  readonly kilobytesByPerson: Limit;
  /** Requests of one person; far more than pages send. */
  readonly requestsByPerson: Limit;
}

/**
 * Limits by email address do not last longer than a link is valid, so a person who is refused still has a valid link.
 */
export const signInLimits: SignInLimits = {
  asksByAddress: { max: 30, seconds: 600 },
  asksByPair: { max: 5, seconds: 900 },
  asksByEmail: { max: 30, seconds: 900 },
  asksByBrowser: { max: 5, seconds: 900 },
  triesByAddress: { max: 60, seconds: 600 },
  triesByCode: { max: 5, seconds: 900 },
  triesByEmail: { max: 25, seconds: 900 },
  reauthByPerson: { max: 5, seconds: 900 },
  mailsByPerson: { max: 100, seconds: 3600 },
  importedByPerson: { max: 10_000, seconds: 3600 },
  noticesToPerson: { max: 30, seconds: 3600 },
  repliesByPerson: { max: 60, seconds: 3600 },
  refusalsToAddress: { max: 5, seconds: 3600 },
  refusalsOfMail: { max: 1, seconds: 24 * 3600 },
  refusalsToStrangers: { max: 100, seconds: 3600 },
  exportsByPerson: { max: 10, seconds: 3600 },
  packagesByAddress: { max: 60, seconds: 600 },
  calendarsByAddress: { max: 3000, seconds: 600 },
  uploadsByPerson: { max: 300, seconds: 3600 },
  kilobytesByPerson: { max: 500_000, seconds: 24 * 3600 },
  requestsByPerson: { max: 1200, seconds: 60 },
};

/** For the development mailbox, which no one can flood, and for tests, which sign in very often. */
export const developmentLimits: SignInLimits = {
  ...signInLimits,
  asksByAddress: { max: 5000, seconds: 600 },
  asksByPair: { max: 1000, seconds: 900 },
  asksByEmail: { max: 1000, seconds: 900 },
  asksByBrowser: { max: 1000, seconds: 900 },
  triesByEmail: { max: 5000, seconds: 900 },
  triesByAddress: { max: 5000, seconds: 600 },
  reauthByPerson: { max: 1000, seconds: 900 },
  mailsByPerson: { max: 10_000, seconds: 3600 },
  importedByPerson: { max: 100_000, seconds: 3600 },
  noticesToPerson: { max: 10_000, seconds: 3600 },
  repliesByPerson: { max: 10_000, seconds: 3600 },
  exportsByPerson: { max: 1000, seconds: 3600 },
  packagesByAddress: { max: 5000, seconds: 600 },
  calendarsByAddress: { max: 30_000, seconds: 600 },
  uploadsByPerson: { max: 10_000, seconds: 3600 },
  kilobytesByPerson: { max: 100_000_000, seconds: 24 * 3600 },
};

/** An attempt to count: its limit, its key, and how often (by default once). */
export type Attempt = readonly [limit: keyof SignInLimits, by: string, times?: number];

/** Counts attempts in the database, across all processes. */
export class Limits {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #limits: SignInLimits;

  constructor(pool: Pool, secrets: Secrets, limits: SignInLimits) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#limits = limits;
  }

  /** Counts these attempts; rejects with `too-many-requests` if one of them exceeds its limit. */
  async count(...tries: readonly Attempt[]): Promise<void> {
    const areWithin = await this.within(...tries);
    if (areWithin.includes(false)) throw new PortalError('too-many-requests');
  }

  /**
   * Counts these attempts, each with a different limit or key, and returns for each whether it is within its limit. A
   * stored period that ends over a minute later than a new one would is treated as expired, since its clock must have
   * been set back meanwhile. The minute allows for concurrent requests.
   */
  async within(...tries: readonly Attempt[]): Promise<boolean[]> {
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
      return count <= this.#limits[limit].max;
    });
  }

  #keyOf(limit: string, by: string): string {
    return this.#secrets.pseudonym(`${limit}:${by}`);
  }
}
