// @ts-check
import { buildPackages } from './build-packages.mjs';
import { serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

/** Installs and builds what a command of the server runs on; does nothing where that is there already. */
export async function prepareServer() {
  await installDependencies();
  await buildPackages([serverPackage]);
}
