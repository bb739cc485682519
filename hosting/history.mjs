// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveViewFolder } from './live-view.mjs';
import { recordsFolder } from './site-folders.mjs';

/**
 * One release of one package, with all that the site says of it while it is live.
 * @typedef {object} Release
 * @property {string} release its id
 * @property {string} releasedAt ISO 8601
 * @property {string} [content] the name of its content; releases of earlier versions have none
 * @property {Record<string, string>} scripts address → integrity, of scripts and styles
 * @property {import('./compatibility.mjs').Provides} [provides] of a shell
 * @property {string[]} [files] of a shell: what is shown beside the page
 * @property {string[]} [assets] of a shell: its hashed files
 * @property {RegistryEntry} [entry] of a remote
 */

/**
 * What the registry says of a remote to the shell that loads it. The fragment that the remote's own
 * build wrote is in it whole.
 * @typedef {object} RegistryEntry
 * @property {string} name
 * @property {string} release
 * @property {string} entry address of the script that it starts with
 * @property {string} integrity of that script
 * @property {number} contract
 * @property {import('./compatibility.mjs').Requires} requires
 * @property {string} releasedAt
 */

/** @typedef {{ live: string, releases: Release[] }} PackageHistory releases in the order they went live */
/** @typedef {Record<string, PackageHistory>} History by package folder */

/** Where a view keeps the history that it was made of; a dotfile is never served. */
export const historyFile = '.history.json';

/**
 * The history of what visitors get now.
 * @param {string} site
 * @returns {Promise<History>}
 */
export async function readHistory(site) {
  const view = await liveViewFolder(site);
  // Sites of earlier versions have no view, and their history among the records.
  const path = view ? join(view, historyFile) : join(site, recordsFolder, 'history.json');
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT' && view === undefined) return '{}';
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${path} is damaged. Restore it, or remove ${join(site, recordsFolder)} and release every package again.`,
    );
  }
}

/**
 * The release of a package that visitors get; undefined when it has none.
 * @param {History} history
 * @param {string} name
 */
export function liveRelease(history, name) {
  const found = history[name];
  return found?.releases.find(({ release }) => release === found.live);
}

/**
 * The history after a release went live. What was live until now becomes the one before it, so that
 * a roll back from here leads there, also when it was itself a roll back.
 * @param {History} history
 * @param {string} name
 * @param {Release} release
 * @returns {History}
 */
export function withLive(history, name, release) {
  const before = liveRelease(history, name);
  if (before?.release === release.release) return history;
  const others = (history[name]?.releases ?? []).filter(
    (each) => each !== before && each.release !== release.release,
  );
  const releases = [...others, ...(before ? [before] : []), release];
  return { ...history, [name]: { live: release.release, releases } };
}

/**
 * The history after a roll back to the named release, or to the one live before the current one.
 * @param {History} history
 * @param {string} name
 * @param {string} [wanted]
 * @returns {History}
 */
export function withRollback(history, name, wanted) {
  const found = history[name];
  if (found === undefined) throw new Error(`${name} was never released to this site.`);
  const known = found.releases.map(({ release }) => release);
  const target = wanted ?? known[known.indexOf(found.live) - 1];
  if (target === undefined) throw new Error(`${name} has no release before ${found.live}.`);
  if (!known.includes(target)) {
    throw new Error(`${name} has no release "${target}". It has: ${known.join(', ')}.`);
  }
  if (target === found.live) throw new Error(`${name} ${target} is live already.`);
  return { ...history, [name]: { ...found, live: target } };
}
