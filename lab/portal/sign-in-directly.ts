import type { Client } from 'pg';
import { hashToken, randomToken } from '../../server/src/identity/secrets.ts';

/** Creates the session that a mailed sign-in link would create; returns the cookie's value. */
export async function signInDirectly(owner: Client, uid: string, email: string): Promise<string> {
  const token = randomToken();
  await owner.query(
    `WITH account AS (
       INSERT INTO identity.users (id, email, email_verified, name, created_at, updated_at)
       VALUES ($1, lower($2), true, '', now(), now()) ON CONFLICT DO NOTHING
     )
     INSERT INTO identity.sessions (id, user_id, uid, token, created_at, updated_at, expires_at)
     VALUES ($3, $1, $5, $4, now(), now(), now() + interval '1 day')`,
    [`proof-${uid}`, email, crypto.randomUUID(), hashToken(token), uid],
  );
  return token;
}
