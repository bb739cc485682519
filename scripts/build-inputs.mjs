// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, root, workspaceFolders } from './packages.mjs';

/** Files of the project that affect every build. */
const common = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'tsconfig.json'];
const ignored = /^(node_modules|dist|testing|\..*)$|\.test\.tsx?$|\.md$/;

/**
 * Returns a hash of everything that affects a package's build: its sources, those of its dependencies in the workspace,
 * and the versions of all others. Builds with the same hash have the same result.
 * @param {string} name The name of the package's folder.
 */
export function buildInputs(name) {
  const hash = createHash('sha256').update(process.version);
  const folders = [...withDependencies(name, foldersByPackage())].sort();
  for (const path of [...common, ...folders.flatMap(sources)]) {
    if (!existsSync(join(root, path))) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the folder of each workspace package by package name. */
function foldersByPackage() {
  return new Map(workspaceFolders().map((folder) => [readManifest(folder).name, folder]));
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} folders
 * @param {Set<string>} found
 */
function withDependencies(folder, folders, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const dependency of Object.keys(readManifest(folder).dependencies ?? {})) {
    const next = folders.get(dependency);
    if (next !== undefined) withDependencies(next, folders, found);
  }
  return found;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((each) => {
      const path = join(folder, each.name);
      if (each.isDirectory()) return sources(path);
      return each.isFile() ? [path] : [];
    });
}
