// @ts-check
// npm run association -- COMMAND …   founds an association, imports people, backs up and restores
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  await installDependencies();
  await buildPackages([serverPackage]);
  await import('../server/association.mjs');
});
