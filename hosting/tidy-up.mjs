// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namedViews } from './live-view.mjs';
import { recordsFolder, unfinishedFolder, viewsFolder } from './site-folders.mjs';
import { nginxSettings } from './view-files.mjs';
import { writeAtomically } from './write-atomically.mjs';

/** @typedef {import('./history.mjs').History} History */

/** Files of earlier releases that views have replaced. */
const outdated = ['history.json', 'nginx-script-hash.conf'].map((file) =>
  join(recordsFolder, file),
);

/**
 * Removes leftovers of a killed command: unfinished files, and releases that never went live. Keeps packages that the
 * history does not list.
 * @param {string} site
 * @param {History} history
 */
export async function removeLeftovers(site, history) {
  await rm(join(site, unfinishedFolder), { recursive: true, force: true });
  for (const [name, { releases }] of Object.entries(history)) {
    const folder = name === 'shell' ? join(recordsFolder, 'shell') : join('remotes', name);
    const known = releases.map(({ release }) => release);
    await removeAllBut(site, folder, (found) => known.includes(found));
  }
  const shells = history.shell?.releases ?? [];
  // Earlier releases did not list the assets of a shell.
  if (shells.length === 0 || shells.some(({ assets }) => assets === undefined)) return;
  const assets = new Set(shells.flatMap((shell) => shell.assets ?? []));
  for (const path of await filesBelow(join(site, 'assets'))) {
    if (!assets.has(`assets/${path.replace(/\.(br|gz)$/, '')}`))
      await rm(join(site, 'assets', path));
  }
}

/**
 * Finishes a change after the switch: updates the configuration of nginx, and removes old views.
 * @param {string} site
 */
export async function tidyUp(site) {
  const views = await namedViews(site);
  const [live = ''] = views;
  const view = join(site, viewsFolder, live);
  const page = await readFile(join(view, 'index.html'), 'utf8').catch(() => '');
  const settings = join(site, recordsFolder, 'nginx-live.conf');
  await writeAtomically(settings, nginxSettings(live, page), join(site, unfinishedFolder));
  await removeAllBut(site, viewsFolder, (name) => views.includes(name));
  const shown = await entriesOf(view);
  for (const path of [
    ...outdated,
    ...(await entriesOf(site)).filter((name) => shown.includes(name)),
  ]) {
    await rm(join(site, path), { force: true });
  }
  await rm(join(site, unfinishedFolder), { recursive: true, force: true });
}

/**
 * Removes the entries of a folder that are not kept. Moves each away first, so that no entry is ever partly removed.
 * @param {string} site
 * @param {string} folder
 * @param {(name: string) => boolean} isKept
 */
async function removeAllBut(site, folder, isKept) {
  for (const name of (await entriesOf(join(site, folder))).filter((each) => !isKept(each))) {
    await mkdir(join(site, unfinishedFolder), { recursive: true });
    const away = join(site, unfinishedFolder, randomUUID());
    await rename(join(site, folder, name), away);
    await rm(away, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function entriesOf(folder) {
  return readdir(folder).catch(() => /** @type {string[]} */ ([]));
}

/** Returns the relative paths of all files in a folder and its subfolders. @param {string} folder */
async function filesBelow(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((each) => each.isFile());
  return files.map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
}
