import { contractHeader, contractNumber, PortalError, traceHeader } from '@hoa/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { HttpContext, HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';
import { describeError, portalErrorOf } from './problem.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const traceIdLength = 8;

/** Version, trace id, parent id and flags (W3C Trace Context). */
const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Gives every request a trace id, a log line and its metrics. Logs no body, no header, and only the pattern of the
 * path, since the rest may contain user data.
 */
export function observeRequests(log: Logger, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const traceId = traceIdOf(c.req.header('traceparent'));
    c.set('traceId', traceId);
    metrics.requestStarted();
    await next();
    const { headers, status } = c.res;
    headers.set(traceHeader, traceId);
    headers.set(contractHeader, String(contractNumber));
    const method = methods.has(c.req.method) ? c.req.method : '_OTHER';
    const route = routeOf(c);
    const durationMs = performance.now() - started;
    metrics.requestEnded({ method, route, status, seconds: durationMs / 1000 });
    const line = {
      traceId,
      method,
      route,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      uid: c.get('uid'),
      hoaId: c.get('hoaId'),
      ...problemIn(c),
    };
    if (status >= 500 && status !== 501) log.error(line, 'request');
    else log.info(line, 'request');
  };
}

/** Returns the pattern of the path; the path itself may contain user data. */
function routeOf(c: HttpContext): string {
  const path = c.get('route') ?? routePath(c, -1);
  return path === '*' || path === '/*' ? 'unknown' : path;
}

/**
 * Returns the 8 characters that users can quote to find a request in the log: the end of the caller's trace id, or
 * random ones.
 */
function traceIdOf(traceparent: string | undefined): string {
  const traced = traceParent.exec(traceparent ?? '')?.[1];
  // The end of a trace id is random in every tracing system.
  return (
    traced?.slice(-traceIdLength) ?? crypto.randomUUID().replaceAll('-', '').slice(0, traceIdLength)
  );
}

function problemIn({ error }: HttpContext) {
  if (!error) return {};
  const { code } = portalErrorOf(error);
  const { isExpected, cause } = PortalError.from(error);
  if (!isExpected) return { code, error: describeError(error) };
  // The reason why the portal is busy, if known.
  return cause instanceof Error ? { code, error: describeError(cause) } : { code };
}
