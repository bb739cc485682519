import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './http-env.ts';

/** Returns the client's network address; undefined without a connection, as in tests that call the routes directly. */
export function peerOf(c: HttpContext): string | undefined {
  const env: unknown = c.env;
  const isServed = typeof env === 'object' && env !== null && 'incoming' in env;
  return isServed ? getConnInfo(c).remote.address : undefined;
}
