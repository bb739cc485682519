import { PortalError } from '@hoa/api';
import type { OwnPasskeys } from '@hoa/use-cases';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Pool } from 'pg';
import type { SignedIn } from '../ports/sessions.ts';
import { recordReauth } from './reauth.ts';
import { type SingleUse, SingleUses } from './single-use.ts';

/** How long a person may take to use or add a passkey. */
const challengeMs = 5 * 60 * 1000;

interface PasskeyRow {
  readonly id: string;
  readonly public_key: Uint8Array<ArrayBuffer>;
  readonly counter: string;
  readonly transports: AuthenticatorTransport[];
  readonly user_agent: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

/** Joins the passkeys of a session's person; they belong to its account, as sessions do. `$1` is the session's id. */
const ownSql = `FROM identity.sessions AS own
  JOIN identity.passkeys AS passkey ON passkey.user_id = own.user_id AND passkey.uid = own.uid
  WHERE own.id = $1`;

/** Passkeys (WebAuthn), with which signed-in people re-authenticate. */
export class Passkeys {
  readonly #pool: Pool;
  readonly #origin: string;
  readonly #challenges: SingleUses<{ readonly sessionId: string }>;

  /** @param pool Connections of the role `portal_identity`. */
  constructor(pool: Pool, origin: string) {
    this.#pool = pool;
    this.#origin = origin;
    this.#challenges = new SingleUses(pool, 'passkey', challengeMs);
  }

  /** Returns the use cases' access to a person's passkeys. */
  own(signedIn: SignedIn): OwnPasskeys {
    const { sessionId } = signedIn;
    return {
      list: async () =>
        (await this.#rowsOf(sessionId)).map(({ id, user_agent, created_at, used_at }) => ({
          id,
          device: user_agent,
          addedAt: created_at.toISOString(),
          ...(used_at && { lastUsedAt: used_at.toISOString() }),
        })),
      begin: async () => ({ ...(await this.#creationOptions(signedIn)) }),
      add: (response) => this.#add(signedIn, response),
      remove: async (id) => {
        await this.#pool.query(
          `DELETE FROM identity.passkeys WHERE id IN (SELECT passkey.id ${ownSql} AND passkey.id = $2)`,
          [sessionId, id],
        );
      },
    };
  }

  /** Returns the options for `navigator.credentials.get`; undefined if the person has no passkey. */
  async options({ sessionId }: SignedIn) {
    const rows = await this.#rowsOf(sessionId);
    if (rows.length === 0) return undefined;
    const options = await generateAuthenticationOptions({
      rpID: this.#domain,
      timeout: challengeMs,
      userVerification: 'required',
      allowCredentials: rows.map(({ id, transports }) => ({ id, transports })),
    });
    await this.#challenges.store(options.challenge, { sessionId });
    return options;
  }

  /** Re-authenticates a session with the browser's response, which is JSON. Rejects with `sign-in-invalid`. */
  async confirm({ sessionId }: SignedIn, sent: string): Promise<void> {
    const response = parsed<AuthenticationResponseJSON>(sent);
    const passkey = (await this.#rowsOf(sessionId)).find(({ id }) => id === response.id);
    if (!passkey) throw new PortalError('sign-in-invalid');
    const { challenge, verified } = await this.#verify(sessionId, (expected) =>
      verifyAuthenticationResponse({
        ...expected,
        response,
        credential: {
          id: passkey.id,
          publicKey: passkey.public_key,
          counter: Number(passkey.counter),
          transports: passkey.transports,
        },
      }),
    );
    await recordReauth(this.#pool, challenge.marker, sessionId);
    await this.#pool.query(
      'UPDATE identity.passkeys SET counter = $2, used_at = now() WHERE id = $1',
      [passkey.id, verified.authenticationInfo.newCounter],
    );
  }

  async #creationOptions({ sessionId, person }: SignedIn) {
    const known = await this.#rowsOf(sessionId);
    const options = await generateRegistrationOptions({
      rpID: this.#domain,
      rpName: this.#domain,
      userName: person.email,
      userDisplayName: person.displayName,
      timeout: challengeMs,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    await this.#challenges.store(options.challenge, { sessionId });
    return options;
  }

  async #add({ sessionId }: SignedIn, sent: string): Promise<void> {
    const response = parsed<RegistrationResponseJSON>(sent);
    const { challenge, verified } = await this.#verify(sessionId, (expected) =>
      verifyRegistrationResponse({ ...expected, response }),
    );
    if (!verified.registrationInfo) throw new PortalError('sign-in-invalid');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    await challenge.use();
    await this.#pool.query(
      `INSERT INTO identity.passkeys (id, user_id, uid, public_key, counter, transports, user_agent)
       SELECT $2, own.user_id, own.uid, $3, $4, $5, coalesce(own.user_agent, '')
       FROM identity.sessions AS own WHERE own.id = $1
       ON CONFLICT (id) DO NOTHING`,
      [sessionId, id, publicKey, counter, transports],
    );
  }

  /** Verifies a response to a challenge of this session; returns the challenge with the result. */
  async #verify<T extends { readonly verified: boolean }>(
    sessionId: string,
    verify: (expected: Expected) => Promise<T>,
  ) {
    let challenge: SingleUse<unknown> | undefined;
    const verified = await verify({
      expectedOrigin: this.#origin,
      expectedRPID: this.#domain,
      requireUserVerification: true,
      expectedChallenge: async (answered) => {
        const asked = await this.#challenges.find(answered);
        if (asked?.value.sessionId === sessionId) challenge = asked;
        return challenge !== undefined;
      },
      // The library explains a wrong response in an error's message.
    }).catch(() => undefined);
    if (!challenge || !verified?.verified) throw new PortalError('sign-in-invalid');
    return { challenge, verified };
  }

  /** Returns the passkeys of a session's person, the newest first. */
  async #rowsOf(sessionId: string): Promise<readonly PasskeyRow[]> {
    const { rows } = await this.#pool.query<PasskeyRow>(
      `SELECT passkey.* ${ownSql} ORDER BY passkey.created_at DESC, passkey.id`,
      [sessionId],
    );
    return rows;
  }

  /** The domain that passkeys are for. */
  get #domain(): string {
    return new URL(this.#origin).hostname;
  }
}

interface Expected {
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: true;
  readonly expectedChallenge: (challenge: string) => Promise<boolean>;
}

/** Parses a response, whose content the library validates. */
function parsed<T extends object>(json: string): T {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // Not JSON.
  }
  throw new PortalError('sign-in-invalid');
}
