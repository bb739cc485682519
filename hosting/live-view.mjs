// @ts-check
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineScriptHashes } from './import-map.mjs';
import { placeFolder, recordsFolder, unfinishedFolder, writeAtomically } from './store.mjs';

// A view contains the files with stable names: the page, the registry, the worker and the files beside them, with the
// history that it was built from. A view never changes. Views are numbered, and the last one is live: adding one is a
// single rename, which fails if another process has taken the number.

const viewsFolder = join(recordsFolder, 'views');

/** Names the current view for servers and in sites from before views had numbers. */
const pointer = join(recordsFolder, 'live');
const isNumbered = /^\d{1,9}$/;

/** Earlier views are kept for requests that are still being answered, and for an nginx that has not been reloaded. */
const keptViews = 5;
/** Longer than a release takes: younger files may be those of a release that is running. */
const keptMs = 60 * 60 * 1000;

/**
 * Returns the folder of the current view; undefined if the site has no release.
 * @param {string} site
 */
export async function liveViewFolder(site) {
  const { live } = await viewsOf(site);
  return live && join(site, viewsFolder, live);
}

/**
 * Returns the name of the current view and the number of the last one.
 * @param {string} site
 */
export async function viewsOf(site) {
  const names = await readdir(join(site, viewsFolder)).catch(withoutFolder);
  const last = Math.max(0, ...names.filter((name) => isNumbered.test(name)).map(Number));
  const [named = ''] = (await readFile(join(site, pointer), 'utf8').catch(() => '')).split('\n');
  const unnumbered = names.includes(named) && !isNumbered.test(named) ? named : undefined;
  return { live: unnumbered ?? (last > 0 ? String(last) : undefined), last };
}

/**
 * Makes files the current view, atomically. False if another process has added a view since `last` was read.
 * @param {string} site
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {number} last
 */
export async function addView(site, files, last) {
  const name = String(last + 1);
  const isAdded = await placeFolder(site, join(viewsFolder, name), files);
  if (!isAdded) return false;
  // Until then a site from before views had numbers shows its own.
  await writeAtomically(site, pointer, `${name}\n`);
  await announceLive(site);
  return true;
}

/**
 * Writes the files that name the current view, for nginx and older servers. Repeated if another view has become live
 * meanwhile, whose process may have written before this one.
 * @param {string} site
 */
export async function announceLive(site) {
  const { live = '' } = await viewsOf(site);
  const page = join(site, viewsFolder, live, 'index.html');
  const settings = nginxSettings(live, await readFile(page, 'utf8').catch(() => ''));
  await writeAtomically(site, pointer, `${live}\n`);
  await writeAtomically(site, join(recordsFolder, 'nginx-live.conf'), settings);
  if ((await viewsOf(site)).live !== live) await announceLive(site);
}

/**
 * Removes old views, and unfinished files that a killed command left.
 * @param {string} site
 */
export async function removeOld(site) {
  const { live, last } = await viewsOf(site);
  const isKept = (/** @type {string} */ name) =>
    name === live || (isNumbered.test(name) && Number(name) > last - keptViews);
  await removeOldIn(join(site, viewsFolder), isKept);
  await removeOldIn(join(site, unfinishedFolder), () => false);
}

/** @param {string} folder @param {(name: string) => boolean} isKept */
async function removeOldIn(folder, isKept) {
  for (const name of await readdir(folder).catch(withoutFolder)) {
    const path = join(folder, name);
    const found = isKept(name) ? undefined : await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - keptMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * Returns the file that nginx.conf includes: the current view, and the hashes for its page's content security policy,
 * which a static server cannot compute. One file, so that nginx switches both together.
 * @param {string} view
 * @param {string} page
 */
export function nginxSettings(view, page) {
  const hashes = inlineScriptHashes(page).map((hash) => ` ${hash}`);
  return `map $host $view { default "${view}"; }\nmap $host $script_hash { default "${hashes.join('')}"; }\n`;
}

/** @param {NodeJS.ErrnoException} error @returns {string[]} */
function withoutFolder(error) {
  if (error.code === 'ENOENT') return [];
  throw error;
}
