import type { MiddlewareHandler } from 'hono';
import { RequestRefusal } from './problem.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a writing request that a page of another site than `origin` may have sent. A portal on plain HTTP, as in
 * development, is also opened under other names of its machine.
 */
export function refuseCrossSite(origin: string): MiddlewareHandler {
  const isPlain = origin.startsWith('http:');
  return async ({ req }, next) => {
    if (!readingMethods.has(req.method) && !isOwn())
      throw new RequestRefusal(403, 'invalid-input', { field: 'Origin', problem: 'cross-site' });
    await next();

    /** `Sec-Fetch-Site` comes from browsers of today, to HTTPS and localhost alone; `Origin` comes from every browser. */
    function isOwn(): boolean {
      const site = req.header('Sec-Fetch-Site');
      if (site !== undefined) return site === 'same-origin';
      const from = req.header('Origin');
      return from === origin || (isPlain && from === `http://${req.header('Host')}`);
    }
  };
}
