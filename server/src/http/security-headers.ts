import type { MiddlewareHandler } from 'hono';

/** A year, for the hosts below this one too. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/** Of an answer that is data: nothing in it runs, no other site shows or reads it, no cache keeps it. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Adds them where a route has not set its own, as a page or a file does. */
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
