import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './http-env.ts';

/** The other end of the connection; undefined where there is none, as in tests of the routes alone. */
export function peerOf(c: HttpContext): string | undefined {
  const env: unknown = c.env;
  const isServed = typeof env === 'object' && env !== null && 'incoming' in env;
  return isServed ? getConnInfo(c).remote.address : undefined;
}
