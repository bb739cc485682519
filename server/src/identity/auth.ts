import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';

const daySeconds = 24 * 60 * 60;

/** A sign-in ends when it is not used for this long, and after three times as long in any case. */
export const idleSeconds = 30 * daySeconds;

export interface AuthOptions {
  /** Connections of the role `portal_identity`, in its schema. */
  readonly pool: Pool;
  readonly origin: string;
  readonly secret: string;
  /** Gets the errors of better-auth, without the values in them. */
  readonly onError: (message: string) => void;
}

/**
 * better-auth keeps emails, sign-ins and what can be used once. Its endpoints are not reachable: it is called from here
 * alone (decision 018).
 */
export async function createAuth({ pool, origin, secret, onError }: AuthOptions) {
  const at = { createdAt: 'created_at', updatedAt: 'updated_at' };
  const auth = betterAuth({
    baseURL: origin,
    secret,
    database: pool,
    user: { modelName: 'users', fields: { ...at, emailVerified: 'email_verified' } },
    session: {
      modelName: 'sessions',
      fields: {
        ...at,
        userId: 'user_id',
        userAgent: 'user_agent',
        ipAddress: 'ip_address',
        expiresAt: 'expires_at',
      },
      expiresIn: idleSeconds,
    },
    verification: {
      modelName: 'verifications',
      fields: { ...at, expiresAt: 'expires_at' },
      disableCleanup: true,
    },
    telemetry: { enabled: false },
    // What it adds to a message may hold an email.
    logger: { level: 'error', log: (_, message) => onError(message) },
  });
  return (await auth.$context).internalAdapter;
}

/** What is used of better-auth. */
export type Auth = Awaited<ReturnType<typeof createAuth>>;
