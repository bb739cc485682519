import { listenAt, requireSite, stopCleanly } from '@hoa/hosting/listen';
import { pino } from 'pino';
import { readServeConfiguration } from './configuration.ts';
import { openLivePortal } from './portal.ts';
import { createPortalServer } from './portal-server.ts';

/** The time for uploads and slow statements to finish at shutdown; systemd allows 90 seconds. */
const graceMs = 30_000;

export interface ServeOptions {
  /** The folder with the published releases. */
  readonly site: string;
  readonly say: (line: string) => void;
}

/** Runs `npm run serve`: site and API in production, configured by environment variables. */
export async function serve({ site, say }: ServeOptions): Promise<void> {
  const configuration = readServeConfiguration(process.env);
  await requireSite(site);
  const portal = await openLivePortal({
    ...configuration,
    simulatesPayments: configuration.hasDemo,
    log: pino(),
  });
  const modes = configuration.hasSampleSignIn ? (['mock', 'live'] as const) : (['live'] as const);
  const served = { site, configuration: { modes, api: '/api' }, app: portal.app };
  const server = createPortalServer(Promise.resolve(served));
  await listenAt(server, configuration).catch(async (error: unknown) => {
    await portal.close();
    throw error;
  });
  stopCleanly(server, { begin: portal.sendAway, finish: portal.close, graceMs });
  say(configuration.origin);
}
