// @ts-check
import { buildPackages } from './build-packages.mjs';
import { serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

/** Installs dependencies and builds the server for its commands; does nothing if both are up to date. */
export async function prepareServer() {
  await installDependencies();
  await buildPackages([serverPackage]);
}
