import { sessionDays } from '@hoa/domain';
import type { Pool } from 'pg';
import { recordUseSql, repeatableSeconds } from './single-use.ts';

/** A new session from a link or its code. */
export interface NewSession {
  /** The marker that records the link as used; see `SingleUse`. */
  readonly marker: string;
  readonly uid: string;
  readonly email: string;
  /** A hash of the session's token; the same for repeated requests of one browser. */
  readonly hashedToken: string;
  /** The browser's User-Agent header. */
  readonly device: string;
}

/**
 * Records a link as used and stores the session in one statement. Returns true if the browser is signed in: by this
 * call, or by an identical request shortly before, whose answer may have been lost.
 */
export async function createSession(
  pool: Pool,
  { marker, uid, email, hashedToken, device }: NewSession,
): Promise<boolean> {
  const { rowCount: kept } = await pool.query(
    `WITH used AS (${recordUseSql}), account AS (
       INSERT INTO identity.users AS known (id, email, email_verified, name, created_at, updated_at)
       SELECT $2, $3, true, '', now(), now() FROM used
       ON CONFLICT (email) DO UPDATE SET updated_at = now()
       RETURNING known.id
     )
     INSERT INTO identity.sessions
       (id, user_id, uid, token, user_agent, ip_address, created_at, updated_at, expires_at)
     SELECT $4, account.id, $5, $6, $7, '', now(), now(), now() + make_interval(days => $8) FROM account`,
    [
      ...[marker, crypto.randomUUID(), email.toLowerCase()],
      ...[crypto.randomUUID(), uid, hashedToken, device, sessionDays],
    ],
  );
  if (kept) return true;
  const { rowCount: known } = await pool.query(
    `SELECT FROM identity.sessions
     WHERE token = $1 AND uid = $2 AND created_at > now() - $3 * interval '1 second'`,
    [hashedToken, uid, repeatableSeconds],
  );
  return Boolean(known);
}
