// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The site that `npm start` and `npm run release` publish to. */
export const ownSite = join(root, 'site');

/**
 * Returns the packages to build and release: the shell and every remote that has a folder, so that a new remote needs
 * no registration.
 * @returns {string[]}
 */
export function deployables() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')),
  );
  return ['shell', ...remotes.sort()];
}

/** The package of the server, which is built but not released. */
export const serverPackage = 'server';

/**
 * Returns every folder with a package, except the project's root.
 * @returns {string[]}
 */
export function workspaceFolders() {
  const folders = ['.', 'shared'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}

/**
 * Returns the names; throws if one is no deployable package, listing those that are.
 * @param {string[]} names
 */
export function knownDeployables(names) {
  const known = deployables();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new Error(`There is no package "${unknown}". There are: ${known.join(', ')}.`);
}

/**
 * @param {string} folder Relative to the project's root.
 * @returns {{
 *   name: string, version: string,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>
 * }}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
