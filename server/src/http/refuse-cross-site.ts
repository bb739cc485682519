import type { MiddlewareHandler } from 'hono';
import { RequestRefusal } from './problem.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a writing request that a page of another site than `origin` may have sent. */
export function refuseCrossSite(origin: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!readingMethods.has(req.method) && !isOwn())
      throw new RequestRefusal(403, 'invalid-input', { field: 'Origin', problem: 'cross-site' });
    await next();

    /** Every browser sends one of these headers; some send only the older `Origin`. */
    function isOwn(): boolean {
      const site = req.header('Sec-Fetch-Site');
      if (site !== undefined) return site === 'same-origin';
      return req.header('Origin') === origin;
    }
  };
}
