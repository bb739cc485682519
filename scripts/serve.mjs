// @ts-check
// npm run serve   runs the live portal in production; see the runbook for its configuration
import { liveViewFolder } from '../hosting/live-view.mjs';
import { command } from './command.mjs';
import { deployables, ownSite } from './packages.mjs';
import { prepareServer } from './prepare-server.mjs';

await command(async () => {
  await prepareServer();
  // Keeps an existing release, also after a rollback.
  if ((await liveViewFolder(ownSite)) === undefined) {
    const { releasePackages } = await import('./release-packages.mjs');
    await releasePackages(deployables(), ownSite);
  }
  await import('../server/serve.mjs');
});
