import type { MiddlewareHandler } from 'hono';

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
