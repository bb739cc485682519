import type { Person, PublicContact } from '@hoa/domain';
import { type Locale, locales } from '@hoa/locales';
import type { Identities } from '@hoa/use-cases';
import type { Pool } from 'pg';
import type { NamedMembership } from '../ports/sessions.ts';
import { hashToken } from './secrets.ts';

/** A person who may sign in, since they have a current membership. */
export interface Member {
  readonly person: Person;
  readonly memberships: readonly NamedMembership[];
  readonly language: Locale | undefined;
  /** The name of their first membership's association. */
  readonly association: string;
}

/** A person whose access starts in the future. */
export interface FutureMember {
  readonly displayName: string;
  readonly association: string;
  readonly since: Date;
  readonly timeZone: string;
}

interface FutureMemberRow {
  readonly display_name: string;
  readonly association: string;
  readonly since: Date;
  readonly time_zone: string;
}

interface MemberRow {
  readonly uid: string;
  readonly display_name: string;
  readonly email: string;
  readonly language: string | null;
  readonly association: string;
  readonly memberships: readonly NamedMembership[];
}

interface UidRow {
  readonly email: string;
  readonly uid: string;
}

/** Longer than any transaction may take, so that the new people are visible when the claim expires. */
const claimSeconds = 120;

/** The first claim of an email address wins; concurrent ones get its result. */
const claimSql = `
  INSERT INTO identity.verifications AS known (id, identifier, value, created_at, updated_at, expires_at)
  SELECT gen_random_uuid()::text, identifier, value, now(), now(), now() + $3 * interval '1 second'
  FROM unnest($1::text[], $2::text[]) AS claim (identifier, value) ORDER BY identifier
  ON CONFLICT (identifier) DO UPDATE SET
    value = CASE WHEN known.expires_at > now() THEN known.value ELSE excluded.value END,
    expires_at = excluded.expires_at
  RETURNING value::jsonb ->> 'email' AS email, value::jsonb ->> 'uid' AS uid`;

/** Looks up people and memberships by email address across all associations. */
export class Roster implements Identities {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Returns the member with this email address, or the named one of those who share it; undefined for strangers and
   * people who have left.
   */
  async member(email: string, uid?: string): Promise<Member | undefined> {
    const { rows } = await this.#pool.query<MemberRow>('SELECT * FROM identity.member($1, $2)', [
      email,
      uid ?? null,
    ]);
    const [row] = rows;
    return (
      row && {
        person: { uid: row.uid, displayName: row.display_name, email: row.email },
        memberships: row.memberships,
        language: locales.find((locale) => locale === row.language),
        association: row.association,
      }
    );
  }

  /** Returns the person with this email address whose first membership is in the future; undefined for all others. */
  async futureMember(email: string): Promise<FutureMember | undefined> {
    const { rows } = await this.#pool.query<FutureMemberRow>(
      'SELECT * FROM identity.member_to_come($1)',
      [email],
    );
    const [row] = rows;
    return (
      row && {
        displayName: row.display_name,
        association: row.association,
        since: row.since,
        timeZone: row.time_zone,
      }
    );
  }

  /** Returns whom to ask in an association, by default in the only one there is; null if none is set. */
  async contact(association: string | undefined): Promise<PublicContact | null> {
    const { rows } = await this.#pool.query<{ contact: PublicContact | null }>(
      'SELECT identity.contact($1) AS contact',
      [association],
    );
    return rows[0]?.contact ?? null;
  }

  async claimUids(
    emails: readonly string[],
    uidFor: (email: string) => string,
  ): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<UidRow>('SELECT email, uid FROM identity.uids_of($1)', [
      emails,
    ]);
    const uids = new Map(rows.map(({ email, uid }) => [email, uid]));
    const unknown = emails.map((email) => email.toLowerCase()).filter((email) => !uids.has(email));
    if (unknown.length === 0) return uids;
    const claims = unknown.map((email) => ({ email, uid: uidFor(email) }));
    const claimed = await this.#pool.query<UidRow>(claimSql, [
      claims.map(({ email }) => `uid:${hashToken(email)}`),
      claims.map((claim) => JSON.stringify(claim)),
      claimSeconds,
    ]);
    return new Map([...uids, ...claimed.rows.map(({ email, uid }) => [email, uid] as const)]);
  }

  async accountsOf(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ email: string }>(
      'SELECT email FROM identity.users WHERE email = ANY($1)',
      [emails.map((email) => email.toLowerCase())],
    );
    return new Set(rows.map(({ email }) => email));
  }

  async isKnownElsewhere(uid: string, hoaId: string): Promise<boolean> {
    const { rows } = await this.#pool.query<{ known: boolean }>(
      'SELECT identity.is_known_elsewhere($1, $2) AS known',
      [uid, hoaId],
    );
    return rows[0]?.known ?? false;
  }

  /** Returns the ids of the associations that know a person by an email address. */
  async associationsOf(uid: string, email: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM identity.associations_of($1, $2) AS id',
      [uid, email],
    );
    return rows.map(({ id }) => id);
  }
}
