// @ts-check
// npm run migrate   brings the database of DATABASE_OWNER_URL up to date, for the server of DATABASE_URL
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  await installDependencies();
  await buildPackages([serverPackage]);
  await import('../server/migrate.mjs');
});
