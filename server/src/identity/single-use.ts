import type { Pool } from 'pg';
import { hashToken } from './secrets.ts';

/** A stored value that can be used once before it expires. */
export interface SingleUse<T> {
  readonly value: T;
  /** The identifier of the row that records the use. */
  readonly marker: string;
  /** Records the use and deletes the value. */
  use(): Promise<void>;
}

/** How long a use is remembered, which is longer than any value is valid. */
const rememberedSeconds = 2 * 24 * 60 * 60;

/**
 * A part of a statement that records the marker `$1` as used; returns no row if it was used before. The effect of the
 * use belongs in the same statement, so that either both happen or neither. The marker is a row of its own, since a
 * re-sent mail stores its value again.
 */
export const recordUseSql = `
  INSERT INTO identity.verifications (id, identifier, value, created_at, updated_at, expires_at)
  VALUES (gen_random_uuid()::text, $1, '', now(), now(), now() + ${rememberedSeconds} * interval '1 second')
  ON CONFLICT (identifier) DO NOTHING RETURNING id`;

/** How long the same browser may repeat a use, since it may not have received the answer. */
export const repeatableSeconds = 120;

/** Stores values that can be used once and expire, by a hash of their name. */
export class SingleUses<T> {
  readonly #pool: Pool;
  readonly #kind: string;
  readonly #lifeMs: number;

  /** @param kind Separates the names from those of other kinds. */
  constructor(pool: Pool, kind: string, lifeMs: number) {
    this.#pool = pool;
    this.#kind = kind;
    this.#lifeMs = lifeMs;
  }

  /** Stores a value; storing it again under the same name extends its life. */
  async store(name: string, value: T): Promise<void> {
    await this.#pool.query(
      `INSERT INTO identity.verifications (id, identifier, value, created_at, updated_at, expires_at)
       VALUES (gen_random_uuid()::text, $1, $2, now(), now(), now() + $3 * interval '1 ms')
       ON CONFLICT (identifier) DO UPDATE SET expires_at = excluded.expires_at`,
      [this.#identifierOf(name), JSON.stringify(value), this.#lifeMs],
    );
  }

  /** Returns the value of a name; undefined if it is unknown, used or expired. */
  async find(name: string): Promise<SingleUse<T> | undefined> {
    const identifier = this.#identifierOf(name);
    const { rows } = await this.#pool.query<{ value: string }>(
      'SELECT value FROM identity.verifications WHERE identifier = $1 AND expires_at > now()',
      [identifier],
    );
    const [row] = rows;
    if (!row) return undefined;
    const marker = `used:${identifier}`;
    return {
      value: JSON.parse(row.value),
      marker,
      use: async () => {
        await this.#pool.query(
          `WITH used AS (${recordUseSql}) DELETE FROM identity.verifications WHERE identifier = $2`,
          [marker, identifier],
        );
      },
    };
  }

  #identifierOf(name: string): string {
    return `${this.#kind}:${hashToken(name)}`;
  }
}
