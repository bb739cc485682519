import type { OwnMembership, Person } from '@hoa/domain';
import { type Locale, locales } from '@hoa/locales';
import type { Identities } from '@hoa/use-cases';
import type { Pool } from 'pg';

/** Somebody who may sign in, for they belong to an association now. */
export interface Member {
  readonly person: Person;
  readonly memberships: readonly OwnMembership[];
  /** The language of their profile. */
  readonly language: Locale | undefined;
  /** The name of the association of their first membership. */
  readonly association: string;
}

interface MemberRow {
  readonly uid: string;
  readonly display_name: string;
  readonly email: string;
  readonly language: string | null;
  readonly association: string;
  readonly memberships: readonly OwnMembership[];
}

/** Who belongs to which association, looked up by email across all of them. */
export class Roster implements Identities {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The member with this email; undefined for strangers and for those who have left. */
  async member(email: string): Promise<Member | undefined> {
    const { rows } = await this.#pool.query<MemberRow>('SELECT * FROM identity.member($1)', [
      email,
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

  async uidsOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<{ email: string; uid: string }>(
      'SELECT email, uid FROM identity.uids_of($1)',
      [emails],
    );
    return new Map(rows.map(({ email, uid }) => [email, uid]));
  }

  /** The ids of the associations that know a person by an email. */
  async associationsOf(uid: string, email: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM identity.associations_of($1, $2) AS id',
      [uid, email],
    );
    return rows.map(({ id }) => id);
  }
}
