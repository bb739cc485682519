// @ts-check
// npm run serve   the live portal in production; the runbook says what it is told
import { liveViewFolder } from '../hosting/live-view.mjs';
import { command } from './command.mjs';
import { deployables, ownSite } from './packages.mjs';
import { prepareServer } from './prepare-server.mjs';

await command(async () => {
  await prepareServer();
  // What was released, or rolled back, stays as it is.
  if ((await liveViewFolder(ownSite)) === undefined) {
    const { releasePackages } = await import('./release-packages.mjs');
    await releasePackages(deployables(), ownSite);
  }
  await import('../server/serve.mjs');
});
