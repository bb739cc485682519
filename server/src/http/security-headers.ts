import type { MiddlewareHandler } from 'hono';
import { RequestRefusal } from './problem.ts';

/** One year, including subdomains. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * The headers of JSON answers: no script runs in them, other sites can neither embed nor read them, and no cache stores
 * them.
 */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Adds the headers that a route has not set itself, as pages and files do. */
export function securityHeaders(origin: string): MiddlewareHandler {
  const all = {
    ...headers,
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': strictTransport }),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses write requests that may come from a page of another origin (CSRF). A portal on plain HTTP, as in development,
 * also accepts the other host names of its machine.
 * @param except Paths that are authorized by a header, which a page of another origin cannot send.
 */
export function refuseCrossSite(origin: string, except: readonly string[] = []): MiddlewareHandler {
  const isPlain = origin.startsWith('http:');
  return async ({ req }, next) => {
    if (!readingMethods.has(req.method) && !except.includes(req.path) && !isOwn())
      throw new RequestRefusal(403, 'invalid-input', { field: 'Origin', problem: 'cross-site' });
    await next();

    /** Recent browsers send `Sec-Fetch-Site`, but only to HTTPS and localhost; all browsers send `Origin`. */
    function isOwn(): boolean {
      const site = req.header('Sec-Fetch-Site');
      if (site !== undefined) return site === 'same-origin';
      const from = req.header('Origin');
      return from === origin || (isPlain && from === `http://${req.header('Host')}`);
    }
  };
}
