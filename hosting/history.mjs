// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveViewFolder } from './live-view.mjs';
import { recordsFolder } from './store.mjs';

/**
 * One release of one package, with everything that the site publishes about it while it is live.
 * @typedef {object} Release
 * @property {string} release Its id.
 * @property {string} releasedAt ISO 8601.
 * @property {string} [content] The hash of its content; missing in old releases.
 * @property {Record<string, string>} scripts Integrity of scripts and styles by address.
 * @property {import('./compatibility.mjs').Provides} [provides] Only of a shell.
 * @property {string[]} [files] Only of a shell: the files beside the page.
 * @property {RegistryEntry} [entry] Only of a remote.
 */

/**
 * The registry's entry of a remote, which the shell loads it by. Contains all of the fragment that the remote's build
 * wrote.
 * @typedef {object} RegistryEntry
 * @property {string} name
 * @property {string} release
 * @property {string} entry The address of its first script.
 * @property {string} integrity The integrity of that script.
 * @property {number} contract
 * @property {import('./compatibility.mjs').Requires} requires
 * @property {string} releasedAt
 */

/** @typedef {{ live: string, releases: Release[] }} PackageHistory Releases in the order in which they went live. */
/** @typedef {Record<string, PackageHistory>} History By package folder. */

/** The file of the history in a view. Dotfiles are never served. */
export const historyFile = '.history.json';

/**
 * Reads the history of the current view.
 * @param {string} site
 * @returns {Promise<History>}
 */
export async function readHistory(site) {
  const view = await liveViewFolder(site);
  if (view === undefined) return {};
  const path = join(view, historyFile);
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${path} is damaged. Restore it, or remove ${join(site, recordsFolder)} and release every package again.`,
    );
  }
}

/**
 * Returns the live release of a package; undefined if there is none.
 * @param {History} history
 * @param {string} name
 */
export function liveRelease(history, name) {
  const found = history[name];
  return found?.releases.find(({ release }) => release === found.live);
}

/**
 * Returns the history with another live release. The previously live release becomes the one before it, so that a
 * rollback leads there, even if it was a rollback itself.
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
 * Returns the history after a rollback to the given release, or to the one that was live before the current one.
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
