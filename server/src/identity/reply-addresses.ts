import type { Pool } from 'pg';
import type { ThreadOfPerson } from '../ports/received-mail.ts';
import { hashToken, type Secrets } from './secrets.ts';

interface ReplyAddressesOptions {
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The address that gets all answers, such as `reply@portal.example.org`. */
  readonly address: string;
}

/** A mail with more recipients is not from a mail program that answers one. */
const maxAddresses = 50;

/** In bytes. As hexadecimal text, since some mail servers change addresses to lower case. */
const tokenLength = 20;

/**
 * Addresses such as `reply+TOKEN@portal.example.org`, one for each thread and person. The token is derived from the
 * secret and only its hash is stored; it grants nothing that the person may not do when the answer arrives.
 */
export class ReplyAddresses {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #local: string;
  readonly #domain: string;

  constructor({ pool, secrets, address }: ReplyAddressesOptions) {
    this.#pool = pool;
    this.#secrets = secrets;
    const at = address.lastIndexOf('@');
    this.#local = address.slice(0, at).toLowerCase();
    this.#domain = address.slice(at + 1).toLowerCase();
  }

  /** Returns the address that a mail about the thread asks its person to answer to. */
  async of({ hoaId, threadId, uid }: ThreadOfPerson): Promise<string> {
    const derived = this.#secrets.derive('reply-address', JSON.stringify([hoaId, threadId, uid]));
    const token = Buffer.from(derived, 'base64url').toString('hex', 0, tokenLength);
    await this.#pool.query({
      name: 'reply-address',
      text: `INSERT INTO identity.reply_addresses (hash, hoa_id, thread_id, uid) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE SET mailed_at = now()`,
      values: [hashToken(token), hoaId, threadId, uid],
    });
    return `${this.#local}+${token}@${this.#domain}`;
  }

  /** True for `reply@portal.example.org` and all addresses that `of` returns. */
  matches(address: string): boolean {
    const [local = '', domain] = address.toLowerCase().split('@');
    return domain === this.#domain && local.split('+', 1)[0] === this.#local;
  }

  /** Returns the thread and person of the first known address. */
  async find(addresses: readonly string[]): Promise<ThreadOfPerson | undefined> {
    const tokens = addresses
      .filter((address) => this.matches(address))
      .map((address) => /\+([0-9a-f]+)@/i.exec(address)?.[1] ?? '')
      .slice(0, maxAddresses);
    const { rows } = await this.#pool.query<ThreadOfPerson>(
      `SELECT hoa_id AS "hoaId", thread_id AS "threadId", uid FROM identity.reply_addresses
       WHERE hash = ANY($1) ORDER BY array_position($1, hash) LIMIT 1`,
      [tokens.map((token) => hashToken(token.toLowerCase()))],
    );
    return rows[0];
  }
}
