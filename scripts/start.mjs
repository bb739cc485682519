// @ts-check
// npm start: from a fresh clone to a running portal
import { command } from './command.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
await command(async () => {
  const { deployables, ownSite, serverPackage } = await import('./packages.mjs');
  const { installDependencies } = await import('./pnpm.mjs');
  await installDependencies();
  // The modules from here on need what was just installed.
  const { releasePackages } = await import('./release-packages.mjs');
  await releasePackages(deployables(), ownSite, [serverPackage]);
  await import('../server/start.mjs');
});
