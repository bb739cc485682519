import type { Database } from '../ports.ts';
import type { HttpApp } from './http-env.ts';
import type { Metrics } from './metrics.ts';

/** For whoever runs the server: whether the process lives, whether it can work, and its figures. */
export function healthRoutes(app: HttpApp, database: Database, { registry }: Metrics): void {
  app.get('/healthz', (c) => c.text('alive\n'));

  app.get('/readyz', async (c) => {
    const isReady = await database.isReady().catch(() => false);
    return isReady ? c.text('ready\n') : c.text('The database does not answer.\n', 503);
  });

  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
}
