import { normalizeEmail } from '@hoa/domain/email';
import { locales } from '@hoa/locales';
import * as z from 'zod/mini';
import { answerJson } from '../http/answer-json.ts';
import { createCookie, type PortalCookie } from '../http/cookies.ts';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { readBody, shortBody } from '../http/read-json.ts';
import type { SignInRequest } from '../ports/queued-work.ts';
import { confirmEmailRoutes } from './confirm-email-page.ts';
import type { EmailChanges } from './email-changes.ts';
import type { Limits } from './limits.ts';
import type { Roster } from './roster.ts';
import type { StoredSessions } from './sessions.ts';
import { linkMs, type SignIn } from './sign-in.ts';

export interface IdentityRoutesDependencies {
  readonly origin: string;
  readonly signIn: SignIn;
  readonly roster: Pick<Roster, 'contact'>;
  readonly sessions: StoredSessions;
  readonly sessionCookie: PortalCookie;
  readonly emailChanges: EmailChanges;
  readonly limits: Limits;
  readonly addressOf: (c: HttpContext) => string;
  /** Stores a request until its mail is sent. */
  readonly queue: (request: SignInRequest) => Promise<void>;
}

/** Validates an email address and converts it to its stored form. */
const emailSchema = z.pipe(
  z.string().check(z.refine((text) => normalizeEmail(text) !== undefined, 'email-invalid')),
  z.transform((text) => normalizeEmail(text) ?? ''),
);

const askSchema = z.object({
  email: emailSchema,
  returnTo: z._default(z.string().check(z.maxLength(2000)), '/'),
  locale: z._default(z.enum(locales), 'en'),
});

/** An unguessable random text of the page that signs in. */
const attempt = z.optional(z.string().check(z.minLength(20), z.maxLength(200)));

const completeSchema = z.union([
  z.object({ token: z.string().check(z.maxLength(200)), email: z.optional(emailSchema), attempt }),
  z.object({ email: emailSchema, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
]);

const tokenSchema = z.object({ token: z.string().check(z.maxLength(200)) });

/** How long a browser is recognized after each sign-in: one year. */
const knownBrowserSeconds = 365 * 24 * 60 * 60;

/** The User-Agent is only shown to its person, in one line. */
const maxDeviceLength = 300;

/**
 * Adds `POST /api/sign-in`, which requests a link, `GET /api/sign-in/contact?association=<id>`, which says whom to ask, `POST /api/sign-in/complete`, which signs in with the link or its
 * code, `POST /api/sign-out`, and `POST /api/confirm-email`, which confirms a new email address.
 */
export function identityRoutes(dependencies: IdentityRoutesDependencies): (app: HttpApp) => void {
  const {
    origin,
    signIn,
    sessions,
    sessionCookie,
    emailChanges,
    limits,
    roster,
    queue,
    addressOf,
  } = dependencies;
  const askingCookie = createCookie(origin, 'hoa-sign-in', linkMs / 1000);
  const knownCookie = createCookie(origin, 'hoa-known-browser', knownBrowserSeconds);

  return (app) => {
    app.post('/api/sign-in', shortBody, async (c) => {
      const input = await readBody(c, askSchema);
      const { request, asking } = await signIn.ask(input, {
        address: addressOf(c),
        known: knownCookie.get(c),
      });
      await queue(request);
      askingCookie.set(c, asking);
      return c.json({}, 202);
    });

    app.get('/api/sign-in/contact', async (c) =>
      answerJson(c, await roster.contact(c.req.query('association'))),
    );

    app.post('/api/sign-in/complete', shortBody, async (c) => {
      const input = await readBody(c, completeSchema);
      const device = (c.req.header('User-Agent') ?? '').slice(0, maxDeviceLength);
      const by = { asking: askingCookie.get(c), known: knownCookie.get(c), device };
      // Links cannot be guessed. Without a limit they work however many codes others try from the same network address.
      if ('code' in input) await limits.count(['triesByAddress', addressOf(c)]);
      const completed =
        'code' in input
          ? await signIn.byCode(input, by)
          : await signIn.byLink(input, { ...by, attempt: input.attempt });
      const { token, known, ...answer } = completed;
      // Ends the previous session of this browser.
      const { headers } = c.req.raw;
      if (sessionCookie.readFrom(headers) !== token) await sessions.end(headers);
      sessionCookie.set(c, token);
      knownCookie.set(c, known);
      askingCookie.delete(c);
      return withHeaders(c, await answerJson(c, answer));
    });

    app.post('/api/sign-out', async (c) => {
      await sessions.end(c.req.raw.headers);
      sessionCookie.delete(c);
      return c.body(null, 204);
    });

    app.post('/api/confirm-email', shortBody, async (c) => {
      const { token } = await readBody(c, tokenSchema);
      const confirming = await sessions.find(c.req.raw.headers);
      await emailChanges.confirm(token, confirming, c.get('traceId'));
      return c.json({});
    });
    confirmEmailRoutes(app);
  };
}

/** Adds the cookies that were set before to the answer. */
function withHeaders(c: HttpContext, answer: Response): Response {
  for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
