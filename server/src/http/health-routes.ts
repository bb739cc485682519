import { createHash, timingSafeEqual } from 'node:crypto';
import { PortalError } from '@hoa/api';
import { Gauge } from 'prom-client';
import type { HttpApp, HttpContext } from './http-env.ts';
import type { Metrics } from './metrics.ts';
import { peerOf } from './peer-of.ts';

/** Health checks by name, run at each request. */
export type Checks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface HealthDependencies {
  readonly metrics: Metrics;
  readonly checks: Checks;
  /** Parts that all processes share: their failure is reported, but makes no process unready, since every other one has it too. */
  readonly sharedChecks?: Checks | undefined;
  /** Lets other machines read the figures; without it only this one may. */
  readonly metricsToken?: string | undefined;
}

/** A check that takes longer has failed. */
const checkWithinMs = 2000;

/** For whoever runs the server: whether the process lives, whether it can work, and its figures. */
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

/** The names of the parts that do not work. */
export async function failingChecks(checks: Checks): Promise<string[]> {
  return (await look(checks)).flatMap(([name, works]) => (works ? [] : name));
}

async function look(checks: Checks): Promise<(readonly [name: string, works: boolean])[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<boolean>((resolve) => {
        limit = setTimeout(resolve, checkWithinMs, false);
      });
      const works = await Promise.race([(async () => check())().catch(() => false), late]);
      clearTimeout(limit);
      return [name, works] as const;
    }),
  );
}

/** Requests that a local proxy forwards come from this machine too, so forwarded ones need the token. */
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
