// @ts-check
// npm start: from a fresh clone to a running portal
import { command } from './command.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
await command(async () => {
  const { deployables, ownSite, serverPackage } = await import('./packages.mjs');
  const { installDependencies } = await import('./pnpm.mjs');
  await installDependencies();
  // Imported only now, since these modules need the installed dependencies.
  const { releasePackages } = await import('./release-packages.mjs');
  await releasePackages(deployables(), ownSite, [serverPackage]);
  await import('../server/start.mjs');
});
