import type { MiddlewareHandler } from 'hono';
import { RequestRefusal } from './problem.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a writing request that another site's page may have sent. `origin` is the portal's; without one, as in
 * development, it is the address that the request was sent to.
 */
export function refuseCrossSite(origin: string | undefined): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!readingMethods.has(req.method) && !isOwn())
      throw new RequestRefusal(403, 'invalid-input', { field: 'Origin', problem: 'cross-site' });
    await next();

    /** Every browser says either; some say only the older `Origin`. */
    function isOwn(): boolean {
      const site = req.header('Sec-Fetch-Site');
      if (site !== undefined) return site === 'same-origin';
      const from = req.header('Origin');
      return from !== undefined && from === (origin ?? `http://${req.header('Host')}`);
    }
  };
}
