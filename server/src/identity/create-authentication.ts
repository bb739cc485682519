import { maxSessionDays } from '@hoa/domain';
import { openPool } from '../database/open-pool.ts';
import { createCookie, sessionCookieName } from '../http/cookies.ts';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { peerOf } from '../http/peer-of.ts';
import { addWork } from '../jobs/add-work.ts';
import type { Database } from '../ports/database.ts';
import type { Guard } from '../ports/sessions.ts';
import { createClientAddress } from './client-address.ts';
import { EmailChanges } from './email-changes.ts';
import { createGuard } from './guard.ts';
import { Limits, type SignInLimits, signInLimits } from './limits.ts';
import { Passkeys } from './passkeys.ts';
import { Reauth } from './reauth.ts';
import { reauthRoutes } from './reauth-routes.ts';
import { ReplyAddresses } from './reply-addresses.ts';
import { Roster } from './roster.ts';
import { identityRoutes } from './routes.ts';
import { createSecrets } from './secrets.ts';
import { StoredSessions } from './sessions.ts';
import { SignIn } from './sign-in.ts';

export interface AuthenticationOptions {
  /** The connection string of the server's role. */
  readonly databaseUrl: string;
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  /** The portal's own origin, such as `https://portal.example.org`; HTTP is only allowed for localhost. */
  readonly origin: string;
  readonly secret: string;
  /** Addresses and networks of reverse proxies, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[];
  /** The address for answers to mails, such as `reply@portal.example.org`. */
  readonly replyAddress?: string | undefined;
  readonly limits?: Partial<SignInLimits>;
  readonly maxConnections?: number;
  /** Receives errors without the values in them. */
  readonly onError: (message: string) => void;
}

/** Authentication: sessions, routes to sign in, and email addresses. */
export interface Authentication {
  readonly sessions: StoredSessions;
  readonly roster: Roster;
  readonly signIn: SignIn;
  readonly emailChanges: EmailChanges;
  readonly reauth: Reauth;
  readonly passkeys: Passkeys;
  readonly guard: Guard;
  readonly limits: Limits;
  /** Undefined without an address for answers. */
  readonly replyAddresses: ReplyAddresses | undefined;
  /** Returns the network address of a request, for rate limits. */
  readonly addressOf: (c: HttpContext) => string;
  readonly routes: (app: HttpApp) => void;
  /** Checks that its database connections work. */
  isReady(): Promise<boolean>;
  /** Deletes expired data. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The cookie lives longer than the session; the server decides when that ends. */
const cookieSeconds = maxSessionDays * 24 * 60 * 60;

export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { databaseUrl, database, origin, secret, trustedProxies = [], onError } = options;
  const sessionCookie = createCookie(origin, sessionCookieName, cookieSeconds);
  const pool = openPool(
    {
      connectionString: databaseUrl,
      application_name: 'portal identity',
      max: options.maxConnections ?? 8,
      options: '-c role=portal_identity -c search_path=identity',
    },
    (error) => onError(error.name),
  );
  const secrets = createSecrets(secret);
  const roster = new Roster(pool);
  const limits = new Limits(pool, secrets, { ...signInLimits, ...options.limits });
  const signIn = new SignIn({ pool, roster, limits, secrets, origin });
  const emailChanges = new EmailChanges({ pool, database, roster, secrets, origin });
  const reauth = new Reauth({ pool, roster, limits, secrets, origin });
  const { replyAddress } = options;
  const replyAddresses = replyAddress
    ? new ReplyAddresses({ pool, secrets, address: replyAddress })
    : undefined;
  const passkeys = new Passkeys(pool, origin);
  const sessions = new StoredSessions(pool, sessionCookie);
  const clientAddress = createClientAddress(trustedProxies);
  const addressOf = (c: HttpContext) =>
    clientAddress({ peer: peerOf(c), forwardedFor: c.req.header('X-Forwarded-For') });
  const signInRoutes = identityRoutes({
    origin,
    signIn,
    roster,
    sessions,
    sessionCookie,
    emailChanges,
    limits,
    addressOf,
    queue: (request) => addWork(pool, [{ kind: 'sign-in', signIn: request }]),
  });
  let closed: Promise<void> | undefined;
  return {
    sessions,
    roster,
    signIn,
    emailChanges,
    reauth,
    passkeys,
    guard: createGuard(reauth, limits),
    limits,
    replyAddresses,
    addressOf,
    routes(app) {
      signInRoutes(app);
      reauthRoutes(app, {
        sessions,
        reauth,
        passkeys,
        queue: (proof) => addWork(pool, [{ kind: 'proof', proof }]),
      });
    },
    async isReady() {
      await pool.query('SELECT FROM identity.sessions LIMIT 1');
      return true;
    },
    async sweep() {
      await pool.query(
        `DELETE FROM identity.sessions
         WHERE expires_at < now() OR created_at < now() - make_interval(days => $1)`,
        [maxSessionDays],
      );
      await pool.query('DELETE FROM identity.verifications WHERE expires_at < now()');
      await pool.query('DELETE FROM identity.tries WHERE until < now()');
      await pool.query(
        "DELETE FROM identity.reply_addresses WHERE mailed_at < now() - interval '1 year'",
      );
      await pool.query(`DELETE FROM identity.users AS account
        WHERE NOT EXISTS (SELECT FROM identity.sessions WHERE user_id = account.id)
          AND account.updated_at < now() - CASE
            WHEN EXISTS (SELECT FROM identity.passkeys WHERE user_id = account.id) THEN interval '1 year'
            ELSE interval '1 day'
          END`);
    },
    close() {
      closed ??= pool.end();
      return closed;
    },
  };
}
