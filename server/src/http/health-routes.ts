import { createHash, timingSafeEqual } from 'node:crypto';
import { PortalError } from '@hoa/api';
import { Gauge } from 'prom-client';
import type { HttpApp, HttpContext } from './http-env.ts';
import type { Metrics } from './metrics.ts';
import { peerOf } from './peer-of.ts';

/** Health checks by name; each runs at every request. */
export type Checks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface HealthDependencies {
  readonly metrics: Metrics;
  readonly checks: Checks;
  /**
   * Checks of dependencies that all processes share. A failure is reported but makes no process unready, since it
   * affects all of them.
   */
  readonly sharedChecks?: Checks | undefined;
  /** Allows other machines to read the metrics; without a token only this machine may. */
  readonly metricsToken?: string | undefined;
}

/** A slower check counts as failed. */
const checkTimeoutMs = 2000;

/** Adds the operator's routes: `/healthz` (liveness), `/readyz` (readiness) and `/metrics`. */
export function healthRoutes(app: HttpApp, dependencies: HealthDependencies): void {
  const { checks, sharedChecks = {}, metricsToken } = dependencies;
  const { registry } = dependencies.metrics;
  new Gauge({
    name: 'portal_check_up',
    help: 'Whether a part that the server needs works (1) or not (0).',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const all = { ...checks, ...sharedChecks };
      for (const [check, works] of await look(all)) this.set({ check }, works ? 1 : 0);
    },
  });

  app.get('/healthz', (c) => c.text('alive\n'));

  app.get('/readyz', async (c) => {
    const [own, shared] = await Promise.all([look(checks), look(sharedChecks)]);
    const lines = [...own, ...shared].map(
      ([name, works]) => `${name}: ${works ? 'works' : 'does not work'}\n`,
    );
    return c.text(lines.join(''), own.every(([, works]) => works) ? 200 : 503);
  });

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken)) throw new PortalError('not-found');
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}

/** Returns the names of the failing checks. */
export async function failingChecks(checks: Checks): Promise<string[]> {
  return (await look(checks)).flatMap(([name, works]) => (works ? [] : name));
}

async function look(checks: Checks): Promise<(readonly [name: string, works: boolean])[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<boolean>((resolve) => {
        limit = setTimeout(resolve, checkTimeoutMs, false);
      });
      const works = await Promise.race([(async () => check())().catch(() => false), late]);
      clearTimeout(limit);
      return [name, works] as const;
    }),
  );
}

/** Requests through a local reverse proxy come from this machine too, so forwarded requests need the token. */
function mayReadMetrics(c: HttpContext, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token !== undefined && given !== undefined) return isSame(given, token);
  const isPassedOn = c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded');
  const peer = peerOf(c)?.replace(/^::ffff:/, '') ?? '';
  return isPassedOn === undefined && (peer === '::1' || peer.startsWith('127.'));
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
