import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './http-env.ts';

/** The remote address; undefined without a connection, as when tests call the routes directly. */
export function peerOf(c: HttpContext): string | undefined {
  const env: unknown = c.env;
  const isServed = typeof env === 'object' && env !== null && 'incoming' in env;
  return isServed ? getConnInfo(c).remote.address : undefined;
}
