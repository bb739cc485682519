import type { Pool } from 'pg';
import { idleSeconds } from './auth.ts';
import { repeatableSeconds, usingUp } from './single-use.ts';

/** A sign-in that a link or its code makes. */
export interface NewSignIn {
  /** Names what is used up by it. */
  readonly marker: string;
  readonly email: string;
  /** A hash of what the browser's cookie is to hold; the same browser has the same one each time. */
  readonly hashedToken: string;
  /** What the browser says that it is. */
  readonly device: string;
}

/**
 * Uses a link up and keeps the sign-in, in one statement. Answers whether the browser is signed in: by this, or by the
 * same request a moment ago, whose answer may have been lost.
 */
export async function keepSignIn(
  pool: Pool,
  { marker, email, hashedToken, device }: NewSignIn,
): Promise<boolean> {
  const { rowCount: kept } = await pool.query(
    `WITH used AS (${usingUp}), account AS (
       INSERT INTO identity.users AS known (id, email, email_verified, name, created_at, updated_at)
       SELECT $2, $3, true, '', now(), now() FROM used
       ON CONFLICT (email) DO UPDATE SET updated_at = now()
       RETURNING known.id
     )
     INSERT INTO identity.sessions
       (id, user_id, token, user_agent, ip_address, created_at, updated_at, expires_at)
     SELECT $4, account.id, $5, $6, '', now(), now(), now() + $7 * interval '1 second' FROM account`,
    [
      ...[marker, crypto.randomUUID(), email.toLowerCase()],
      ...[crypto.randomUUID(), hashedToken, device, idleSeconds],
    ],
  );
  if (kept) return true;
  const { rowCount: known } = await pool.query(
    `SELECT FROM identity.sessions
     WHERE token = $1 AND created_at > now() - $2 * interval '1 second'`,
    [hashedToken, repeatableSeconds],
  );
  return Boolean(known);
}
