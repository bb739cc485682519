import type { MiddlewareHandler } from 'hono';
import { RequestRefusal } from './problem.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses write requests that may come from a page of another origin (CSRF). A portal on plain HTTP, as in development,
 * also accepts the other host names of its machine.
 */
export function refuseCrossSite(origin: string): MiddlewareHandler {
  const isPlain = origin.startsWith('http:');
  return async ({ req }, next) => {
    if (!readingMethods.has(req.method) && !isOwn())
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
