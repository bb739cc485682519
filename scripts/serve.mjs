// @ts-check
// npm run serve   the live portal in production; the runbook says what it is told
import { liveViewFolder } from '../hosting/live-view.mjs';
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { deployables, ownSite, serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  await installDependencies();
  await buildPackages([serverPackage]);
  // What was released, or rolled back, stays as it is.
  if ((await liveViewFolder(ownSite)) === undefined) {
    const { releasePackages } = await import('./release-packages.mjs');
    await releasePackages(deployables(), ownSite);
  }
  await import('../server/serve.mjs');
});
