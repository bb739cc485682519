// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm start` and `npm run release` put the portal. */
export const ownSite = join(root, 'site');

/**
 * What is built and released: the shell and every remote that has a folder, so that a new remote is
 * named nowhere else.
 * @returns {string[]}
 */
export function deployables() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')),
  );
  return ['shell', ...remotes.sort()];
}

/** The package of the server: built as the others are, and released nowhere. */
export const serverPackage = 'server';

/**
 * Every folder with a package of its own, except the project's.
 * @returns {string[]}
 */
export function workspaceFolders() {
  const folders = ['.', 'shared'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}

/**
 * The given names if each is a package of the project; an error that lists what there is otherwise.
 * @param {string[]} names
 */
export function knownDeployables(names) {
  const known = deployables();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new Error(`There is no package "${unknown}". There are: ${known.join(', ')}.`);
}

/**
 * @param {string} folder below the project's
 * @returns {{
 *   name: string, version: string,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>
 * }}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
