// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordsFolder, unfinishedFolder, viewsFolder } from './site-folders.mjs';
import { writeAtomically } from './write-atomically.mjs';

// A view is what visitors see under names that stay: the page, the registry, the worker and what stands beside
// them, with the history it was made of. A view never changes. One small file names the view in force, and
// replacing that file is all that going live is: whoever reads it gets the old site or the new one, whole.

/**
 * The file that names the current view in its first line and earlier views below. Earlier views are kept for requests
 * that are still being answered, and for an nginx that has not been reloaded.
 */
const pointer = join(recordsFolder, 'live');
const keptViews = 5;

/**
 * The names of the views that are kept, that in force first; none when nothing was released into the folder.
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
 * The folder of the view in force; undefined when nothing was released into the folder.
 * @param {string} site
 */
export async function liveViewFolder(site) {
  const [name] = await namedViews(site);
  return name && join(site, viewsFolder, name);
}

/**
 * Makes a view the one in force, in one step.
 * @param {string} site
 * @param {string} name
 */
export async function switchTo(site, name) {
  const before = (await namedViews(site)).filter((each) => each !== name);
  const names = [name, ...before].slice(0, keptViews);
  await writeAtomically(join(site, pointer), `${names.join('\n')}\n`, join(site, unfinishedFolder));
}
