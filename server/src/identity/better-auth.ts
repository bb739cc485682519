import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';

export interface BetterAuthOptions {
  /** Connections of the role `portal_identity`, with its schema as the search path. */
  readonly pool: Pool;
  readonly origin: string;
  readonly secret: string;
  /** Receives the errors of better-auth without the values in them. */
  readonly onError: (message: string) => void;
}

/**
 * better-auth stores accounts, sessions and single-use tokens. Its endpoints are not reachable; only this module calls
 * it (decision 018).
 */
export async function createBetterAuth({ pool, origin, secret, onError }: BetterAuthOptions) {
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
    },
    verification: {
      modelName: 'verifications',
      fields: { ...at, expiresAt: 'expires_at' },
      disableCleanup: true,
    },
    telemetry: { enabled: false },
    // The additional arguments may contain an email address.
    logger: { level: 'error', log: (_, message) => onError(message) },
  });
  return (await auth.$context).internalAdapter;
}

/** The part of better-auth that is used. */
export type BetterAuth = Awaited<ReturnType<typeof createBetterAuth>>;
