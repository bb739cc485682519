// @ts-check
// npm start: from a fresh clone to a running portal
import { command } from './command.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
await command(async () => {
  const { deployables, ownSite } = await import('./packages.mjs');
  const { installDependencies } = await import('./pnpm.mjs');
  await installDependencies();
  // The modules from here on need what was just installed.
  const { releasePackages } = await import('./release-packages.mjs');
  const { listen, portFromEnvironment } = await import('../hosting/listen.mjs');
  const port = portFromEnvironment(4173);
  await releasePackages(deployables(), ownSite);
  console.log(await listen({ site: ownSite, port, host: process.env.HOST }));
});
