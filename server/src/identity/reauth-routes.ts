import { PortalError } from '@hoa/api';
import { locales } from '@hoa/locales';
import * as z from 'zod/mini';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { readBody, shortBody } from '../http/read-json.ts';
import type { ReauthRequest } from '../ports/queued-work.ts';
import type { Sessions, SignedIn } from '../ports/sessions.ts';
import type { Reauth } from './reauth.ts';

export interface ReauthRoutesDependencies {
  readonly sessions: Sessions;
  readonly reauth: Reauth;
  /** Stores a request until its mail is sent. */
  readonly queue: (request: ReauthRequest) => Promise<void>;
}

const askSchema = z.object({ locale: z._default(z.enum(locales), 'en') });

const completeSchema = z.object({
  request: z.string().check(z.maxLength(200)),
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
});

/**
 * Adds `POST /api/proof`, which mails a code to the signed-in person, and `POST /api/proof/complete`, which takes the
 * code.
 */
export function reauthRoutes(
  app: HttpApp,
  { sessions, reauth, queue }: ReauthRoutesDependencies,
): void {
  async function who(c: HttpContext): Promise<SignedIn> {
    const signedIn = await sessions.find(c.req.raw.headers);
    if (!signedIn) throw new PortalError('signed-out');
    c.set('uid', signedIn.person.uid);
    return signedIn;
  }

  app.post('/api/proof', shortBody, async (c) => {
    const signedIn = await who(c);
    const { locale } = await readBody(c, askSchema);
    const asked = await reauth.ask(signedIn, locale);
    await queue(asked);
    return c.json({ request: asked.request }, 202);
  });

  app.post('/api/proof/complete', shortBody, async (c) => {
    const signedIn = await who(c);
    const { request, code } = await readBody(c, completeSchema);
    await reauth.complete(signedIn, request, code);
    return c.json({});
  });
}
