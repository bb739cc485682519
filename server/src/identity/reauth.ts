import { PortalError } from '@hoa/api';
import type { Locale } from '@hoa/locales';
import type { Pool } from 'pg';
import type { Mail } from '../ports/mail.ts';
import type { ReauthRequest } from '../ports/queued-work.ts';
import { accountOf, type SignedIn } from '../ports/sessions.ts';
import type { Limits } from './limits.ts';
import type { Roster } from './roster.ts';
import { hashToken, isSameSecret, randomToken, type Secrets } from './secrets.ts';
import { recordUseSql, repeatableSeconds, SingleUses } from './single-use.ts';

/** How long a code is valid. */
const codeMs = 10 * 60 * 1000;

/** How long re-authentication is valid; signing in counts too. */
export const reauthMs = 10 * 60 * 1000;

export interface ReauthDependencies {
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly roster: Roster;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** Re-authenticates signed-in people with a code that is mailed to them. */
export class Reauth {
  readonly #dependencies: ReauthDependencies;
  readonly #asked: SingleUses<{ readonly sessionId: string }>;

  constructor(dependencies: ReauthDependencies) {
    this.#dependencies = dependencies;
    this.#asked = new SingleUses(dependencies.pool, 'proof', codeMs);
  }

  /** Creates a request for a code, which only this session can use. Rejects with `too-many-requests`. */
  async ask(signedIn: SignedIn, locale: Locale): Promise<ReauthRequest> {
    const { sessionId, person } = signedIn;
    await this.#dependencies.limits.count(['reauthByPerson', accountOf(signedIn)]);
    const request = randomToken();
    await this.#asked.store(request, { sessionId });
    return { request, email: person.email, locale };
  }

  /** Returns the mail with the code; undefined if the person has left meanwhile. Deterministic for a request. */
  async mailFor({ request, email, locale }: ReauthRequest): Promise<Mail | undefined> {
    const { roster, secrets, origin } = this.#dependencies;
    const member = await roster.member(email);
    if (!member) return undefined;
    return {
      key: `proof:${hashToken(request)}`,
      to: { name: member.person.displayName, address: email },
      locale,
      association: member.association,
      hoaId: member.memberships[0]?.hoaId,
      content: { type: 'proof', link: `${origin}/`, code: secrets.code(`proof:${request}`) },
    };
  }

  /** Checks the mailed code. Rejects with `sign-in-invalid` or `too-many-requests`. */
  async complete({ sessionId }: SignedIn, request: string, code: string): Promise<void> {
    const { limits, secrets, pool } = this.#dependencies;
    await limits.count(['triesByCode', request]);
    const asked = await this.#asked.find(request);
    const isRight =
      asked !== undefined &&
      asked.value.sessionId === sessionId &&
      isSameSecret(code, secrets.code(`proof:${request}`));
    if (!isRight) throw new PortalError('sign-in-invalid');
    await recordReauth(pool, asked.marker, sessionId);
  }

  /** Rejects with `proof-needed` if the session's last re-authentication is too old. */
  async assertRecent({ sessionId }: SignedIn): Promise<void> {
    const { rows } = await this.#dependencies.pool.query(
      "SELECT FROM identity.sessions WHERE id = $1 AND proved_at > now() - $2 * interval '1 ms'",
      [sessionId, reauthMs],
    );
    if (rows.length === 0) throw new PortalError('proof-needed');
  }
}

/** Records that a session was re-authenticated with a single-use value. Rejects with `sign-in-invalid` if it was used. */
export async function recordReauth(pool: Pool, marker: string, sessionId: string): Promise<void> {
  const { rowCount: proved } = await pool.query(
    `WITH used AS (${recordUseSql})
     UPDATE identity.sessions SET proved_at = now() FROM used WHERE sessions.id = $2`,
    [marker, sessionId],
  );
  if (proved) return;
  // The request may be a retry after its first answer was lost.
  const { rowCount: known } = await pool.query(
    `SELECT FROM identity.sessions
     WHERE id = $1 AND proved_at > now() - $2 * interval '1 second'`,
    [sessionId, repeatableSeconds],
  );
  if (!known) throw new PortalError('sign-in-invalid');
}
