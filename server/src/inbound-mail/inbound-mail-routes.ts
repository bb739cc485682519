import type { HttpApp } from '../http/http-env.ts';
import { RequestRefusal } from '../http/problem.ts';
import { isSameSecret } from '../identity/secrets.ts';
import type { ReplyReceiver } from '../ports/received-mail.ts';

/** In bytes. Larger mails up to this size are answered with a mail that says that they are too large. */
const maxBodyBytes = 50 * 1024 ** 2;

export const inboundMailPath = '/api/inbound-mail';

/**
 * Adds `POST /api/inbound-mail`, with which a mail server delivers a received mail as it is (RFC 822). Takes
 * `Authorization: Bearer <secret>`. Answers `{ "outcome": "posted" | "refused" | "ignored" }`; after a status of 500 or
 * more, the mail should be delivered again.
 */
export function inboundMailRoutes(receive: ReplyReceiver, secret: string) {
  return (app: HttpApp): void => {
    app.post(inboundMailPath, async (c) => {
      const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
      if (!isSameSecret(given, secret)) throw new RequestRefusal(401, 'sign-in-invalid');
      const { body } = c.req.raw;
      if (!body) throw new RequestRefusal(400, 'invalid-input', { field: '', problem: 'empty' });
      if (Number(c.req.header('Content-Length') ?? 0) > maxBodyBytes) {
        throw new RequestRefusal(413, 'invalid-input', { field: '', problem: 'too-large' });
      }
      return c.json({ outcome: await receive(body, c.get('traceId')) });
    });
  };
}
