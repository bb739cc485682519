import { maxSessionDays, type OwnSession, sessionDays } from '@hoa/domain';
import type { OwnSessions } from '@hoa/use-cases';
import type { Pool } from 'pg';
import type { PortalCookie } from '../http/cookies.ts';
import type { NamedMembership, Sessions, SignedIn } from '../ports/sessions.ts';
import { hashToken } from './secrets.ts';
import { recordUseSql, repeatableSeconds } from './single-use.ts';

/** The last use of a session is updated at most once an hour. */
const markMs = 60 * 60 * 1000;

interface SignedInRow {
  readonly session_id: string;
  readonly used_at: Date;
  readonly uid: string;
  readonly display_name: string;
  readonly email: string;
  readonly memberships: readonly NamedMembership[];
}

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Finds sessions in the database by the cookie of a request. */
export class StoredSessions implements Sessions {
  readonly #pool: Pool;
  readonly #cookie: PortalCookie;

  constructor(pool: Pool, cookie: PortalCookie) {
    this.#pool = pool;
    this.#cookie = cookie;
  }

  async find(headers: Headers): Promise<SignedIn | null> {
    const token = this.#cookie.readFrom(headers);
    if (!token) return null;
    const { rows } = await this.#pool.query<SignedInRow>({
      name: 'signed-in',
      text: 'SELECT * FROM identity.signed_in($1, $2)',
      values: [hashToken(token), maxSessionDays],
    });
    const [row] = rows;
    if (!row) return null;
    const { session_id, used_at, uid, display_name, email, memberships } = row;
    if (Date.now() - used_at.getTime() > markMs) await this.#markUsed(session_id);
    return {
      sessionId: session_id,
      person: { uid, displayName: display_name, email },
      memberships,
    };
  }

  /** Returns the use cases' access to a person's sessions. */
  own({ sessionId, person: { uid } }: SignedIn): OwnSessions {
    return {
      list: async () => {
        const { rows } = await this.#pool.query<SessionRow>(
          `SELECT other.id, other.user_agent, other.created_at, other.updated_at
           FROM identity.sessions AS own
           JOIN identity.sessions AS other
             ON other.uid = own.uid AND other.user_id = own.user_id
           WHERE own.id = $1 AND other.expires_at > now()
             AND other.created_at > now() - make_interval(days => $2)
           ORDER BY other.id = own.id DESC, other.updated_at DESC, other.id`,
          [sessionId, maxSessionDays],
        );
        return rows.map((row) => shownSession(row, sessionId));
      },
      end: async (ended) => {
        await this.#pool.query(
          `WITH gone AS (
             DELETE FROM identity.sessions AS other USING identity.sessions AS own
             WHERE own.id = $1 AND other.uid = own.uid AND other.user_id = own.user_id
               AND other.id = $2
             RETURNING other.id
           )
           SELECT pg_notify('portal_members', $3) FROM gone`,
          [sessionId, ended, uid],
        );
      },
    };
  }

  /** Ends the session of a request and makes the person's event streams check their permissions again. */
  async end(headers: Headers): Promise<void> {
    const signedIn = await this.find(headers);
    if (signedIn) await this.own(signedIn).end(signedIn.sessionId);
  }

  async #markUsed(sessionId: string): Promise<void> {
    await this.#pool.query(
      `UPDATE identity.sessions
       SET updated_at = now(),
         expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
       WHERE id = $1`,
      [sessionId, sessionDays, maxSessionDays],
    );
  }
}

function shownSession(
  { id, user_agent, created_at, updated_at }: SessionRow,
  currentId: string,
): OwnSession {
  return {
    id,
    device: user_agent ?? '',
    signedInAt: created_at.toISOString(),
    lastUsedAt: updated_at.toISOString(),
    isCurrent: id === currentId,
  };
}

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
