import type { Auth } from './auth.ts';
import { hashToken } from './secrets.ts';

/** Something that was sent and can be used once, in time. */
export interface SingleUse<T> {
  readonly value: T;
  /** The identifier of the row that records that it was used. */
  readonly marker: string;
  /** Uses it up; answers whether it was the first to do so. */
  use(): Promise<boolean>;
}

/** How long it is remembered that something was used: longer than anything can be used. */
const rememberedSeconds = 2 * 24 * 60 * 60;

/**
 * A part of a statement that records the marker `$1` as used; it returns no row when it was used before. What the use
 * allows is done by the same statement, so that either both happen or neither.
 */
export const usingUp = `
  INSERT INTO identity.verifications (id, identifier, value, created_at, updated_at, expires_at)
  VALUES (gen_random_uuid()::text, $1, '', now(), now(), now() + ${rememberedSeconds} * interval '1 second')
  ON CONFLICT (identifier) DO NOTHING RETURNING id`;

/** How long a use may be repeated by the same browser, which may not have received the answer. */
export const repeatableSeconds = 120;

/** Keeps what can be used once: by a hash of its name, until a time. */
export class SingleUses<T> {
  readonly #auth: Auth;
  readonly #kind: string;
  readonly #lifeMs: number;

  /** @param kind what it is; names are apart from those of other kinds. */
  constructor(auth: Auth, kind: string, lifeMs: number) {
    this.#auth = auth;
    this.#kind = kind;
    this.#lifeMs = lifeMs;
  }

  /** Keeps it from now; again under the same name, it lives longer. */
  async keep(name: string, value: T): Promise<void> {
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

  /** What was kept under a name; undefined when it is unknown, used or too old. */
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
