import { PortalError } from '@hoa/api';
import { locales } from '@hoa/locales';
import * as z from 'zod/mini';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { readBody, shortBody } from '../http/read-json.ts';
import type { ReauthRequest } from '../ports/queued-work.ts';
import type { Sessions, SignedIn } from '../ports/sessions.ts';
import type { Passkeys } from './passkeys.ts';
import type { Reauth } from './reauth.ts';

export interface ReauthRoutesDependencies {
  readonly sessions: Sessions;
  readonly reauth: Reauth;
  readonly passkeys: Passkeys;
  /** Stores a request until its mail is sent. */
  readonly queue: (request: ReauthRequest) => Promise<void>;
}

const askSchema = z.object({
  locale: z._default(z.enum(locales), 'en'),
  /** True if the browser can use a passkey. */
  passkey: z._default(z.boolean(), false),
});

/** The browser's response as JSON. */
const passkeySchema = z.object({ passkey: z.string().check(z.maxLength(20_000)) });

const codeSchema = z.object({
  request: z.string().check(z.maxLength(200)),
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
});

/**
 * Adds `POST /api/proof`, which mails a code to the signed-in person or returns the options to use their passkey, and
 * `POST /api/proof/complete`, which takes the code or the passkey's response.
 */
export function reauthRoutes(
  app: HttpApp,
  { sessions, reauth, passkeys, queue }: ReauthRoutesDependencies,
): void {
  async function who(c: HttpContext): Promise<SignedIn> {
    const signedIn = await sessions.find(c.req.raw.headers);
    if (!signedIn) throw new PortalError('signed-out');
    c.set('uid', signedIn.person.uid);
    return signedIn;
  }

  app.post('/api/proof', shortBody, async (c) => {
    const signedIn = await who(c);
    const { locale, passkey } = await readBody(c, askSchema);
    const options = passkey ? await passkeys.options(signedIn) : undefined;
    if (options) return c.json({ passkey: options });
    const asked = await reauth.ask(signedIn, locale);
    await queue(asked);
    return c.json({ request: asked.request }, 202);
  });

  app.post('/api/proof/complete', shortBody, async (c) => {
    const signedIn = await who(c);
    const proof = await readBody(c, z.union([codeSchema, passkeySchema]));
    if ('passkey' in proof) await passkeys.confirm(signedIn, proof.passkey);
    else await reauth.complete(signedIn, proof.request, proof.code);
    return c.json({});
  });
}
