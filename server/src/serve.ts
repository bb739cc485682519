import { listenAt, requireSite, stopCleanly } from '@hoa/hosting/listen';
import { pino } from 'pino';
import { readServeConfiguration } from './configuration.ts';
import { openPortal } from './portal.ts';
import { createPortalServer } from './portal-server.ts';

/** An upload or a slow statement that is under way may end; systemd waits for 90 seconds. */
const graceMs = 30_000;

export interface ServeOptions {
  /** The folder that releases are published into. */
  readonly site: string;
  readonly say: (line: string) => void;
}

/** `npm run serve`: site and API in production, as the environment says. */
export async function serve({ site, say }: ServeOptions): Promise<void> {
  const configuration = readServeConfiguration(process.env);
  await requireSite(site);
  const portal = await openPortal({
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
