import type { BetterAuth } from './better-auth.ts';
import { hashToken } from './secrets.ts';

/** A stored value that can be used once before it expires. */
export interface SingleUse<T> {
  readonly value: T;
  /** The identifier of the row that records the use. */
  readonly marker: string;
  /** Records the use; resolves to false if it was used before. */
  use(): Promise<boolean>;
}

/** How long a use is remembered, which is longer than any value is valid. */
const rememberedSeconds = 2 * 24 * 60 * 60;

/**
 * A part of a statement that records the marker `$1` as used; returns no row if it was used before. The effect of the
 * use belongs in the same statement, so that either both happen or neither.
 */
export const recordUseSql = `
  INSERT INTO identity.verifications (id, identifier, value, created_at, updated_at, expires_at)
  VALUES (gen_random_uuid()::text, $1, '', now(), now(), now() + ${rememberedSeconds} * interval '1 second')
  ON CONFLICT (identifier) DO NOTHING RETURNING id`;

/** How long the same browser may repeat a use, since it may not have received the answer. */
export const repeatableSeconds = 120;

/** Stores values that can be used once and expire, by a hash of their name. */
export class SingleUses<T> {
  readonly #auth: BetterAuth;
  readonly #kind: string;
  readonly #lifeMs: number;

  /** @param kind Separates the names from those of other kinds. */
  constructor(auth: BetterAuth, kind: string, lifeMs: number) {
    this.#auth = auth;
    this.#kind = kind;
    this.#lifeMs = lifeMs;
  }

  /** Stores a value; storing it again under the same name extends its life. */
  async store(name: string, value: T): Promise<void> {
    const identifier = this.#identifierOf(name);
    const expiresAt = new Date(Date.now() + this.#lifeMs);
    if (await this.#auth.findVerificationValue(identifier)) {
      await this.#auth.updateVerificationByIdentifier(identifier, { expiresAt });
    } else {
      await this.#auth.createVerificationValue({
        identifier,
        value: JSON.stringify(value),
        expiresAt,
      });
    }
  }

  /** Returns the value of a name; undefined if it is unknown, used or expired. */
  async find(name: string): Promise<SingleUse<T> | undefined> {
    const identifier = this.#identifierOf(name);
    const found = await this.#auth.findVerificationValue(identifier);
    if (!found || found.expiresAt <= new Date()) return undefined;
    const marker = `used:${identifier}`;
    return {
      value: JSON.parse(found.value),
      marker,
      use: async () => {
        // A re-sent mail stores its token again, so the used marker stays.
        const isFirst = await this.#auth.reserveVerificationValue({
          identifier: marker,
          value: '',
          expiresAt: new Date(Date.now() + rememberedSeconds * 1000),
        });
        await this.#auth.deleteVerificationByIdentifier(identifier);
        return isFirst;
      },
    };
  }

  #identifierOf(name: string): string {
    return `${this.#kind}:${hashToken(name)}`;
  }
}
