// @ts-check
import { join } from 'node:path';
import { publish } from '../hosting/publish.mjs';
import { buildPackages } from './build-packages.mjs';
import { readManifest, root } from './packages.mjs';

/**
 * Builds packages and publishes them into a site, live together.
 * @param {string[]} names
 * @param {string} site
 * @param {string[]} [besides] Packages to build but not to publish.
 */
export async function releasePackages(names, site, besides = []) {
  await buildPackages([...names, ...besides]);
  const builds = names.map((name) => ({
    name,
    version: readManifest(name).version,
    folder: join(root, name, 'dist'),
  }));
  return publish({ site, builds });
}
