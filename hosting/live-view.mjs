// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordsFolder, unfinishedFolder, viewsFolder } from './site-folders.mjs';
import { writeAtomically } from './write-atomically.mjs';

// A view contains the files with stable names: the page, the registry, the worker and the files beside them, with the
// history that it was built from. A view never changes. One small file names the current view, and going live only
// replaces that file, so that readers get either the old site or the new one.

/**
 * The file that names the current view in its first line and earlier views below. Earlier views are kept for requests
 * that are still being answered, and for an nginx that has not been reloaded.
 */
const pointer = join(recordsFolder, 'live');
const keptViews = 5;

/**
 * Returns the names of the kept views, the current one first; empty if the site has no release.
 * @param {string} site
 * @returns {Promise<string[]>}
 */
export async function namedViews(site) {
  const path = join(site, pointer);
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return [];
  const names = text.trim().split('\n');
  if (names.every((name) => /^[0-9a-f]+$/.test(name))) return names;
  throw new Error(`${path} is damaged. Write the name of a folder of ${viewsFolder} into it.`);
}

/**
 * Returns the folder of the current view; undefined if the site has no release.
 * @param {string} site
 */
export async function liveViewFolder(site) {
  const [name] = await namedViews(site);
  return name && join(site, viewsFolder, name);
}

/**
 * Makes a view the current one, atomically.
 * @param {string} site
 * @param {string} name
 */
export async function switchTo(site, name) {
  const before = (await namedViews(site)).filter((each) => each !== name);
  const names = [name, ...before].slice(0, keptViews);
  await writeAtomically(join(site, pointer), `${names.join('\n')}\n`, join(site, unfinishedFolder));
}
