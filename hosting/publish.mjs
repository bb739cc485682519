// @ts-check

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkedConfiguration, configurationOf } from './configuration.mjs';
import { liveRelease, readHistory, withLive, withRollback } from './history.mjs';
import { namedViews, switchTo } from './live-view.mjs';
import { checkPackageName, readUpload } from './read-upload.mjs';
import { recordsFolder } from './site-folders.mjs';
import { withLock } from './site-lock.mjs';
import { storeRelease } from './store-release.mjs';
import { storeView } from './store-view.mjs';
import { removeLeftovers, tidyUp } from './tidy-up.mjs';
import { incompatibilities } from './view-files.mjs';

/**
 * A build to publish: the package's folder name, its version, the folder that holds the build, and
 * an id for the release if it shall not be made from version and content.
 * @typedef {{ name: string, version: string, folder: string, release?: string | undefined }} Build
 */
/** @typedef {import('./history.mjs').History} History */
/** @typedef {import('./read-upload.mjs').Upload} Upload */
/** @typedef {{ name: string, release: string, before: string | undefined }} Change */
/** @typedef {{ request: unknown, view: string, changes: Change[] }} Note what a command was about to switch to */

/**
 * Publishes builds into a site and makes them live together, after checking that shell and remotes
 * fit; refuses otherwise, naming what is missing. The same content again changes nothing.
 * @param {{ site: string, builds: Build[], now?: Date }} options
 * @returns {Promise<Change[]>} one for each build
 */
export async function publish({ site, builds, now = new Date() }) {
  const uploads = await Promise.all(builds.map((build) => readUpload(build, now)));
  const names = uploads.map(({ name }) => name);
  const request = ['publish', ...uploads.map(({ name, release }) => [name, release.release])];
  const changes = await change(site, request, uploads, (history) =>
    uploads.reduce((next, upload) => withUpload(next, upload), history),
  );
  return changes.filter(({ name }) => names.includes(name));
}

/**
 * Brings an earlier release of a package back: the named one, or the one live before the current.
 * @param {{ site: string, name: string, release?: string | undefined }} options
 * @returns {Promise<Change>}
 */
export async function rollBack({ site, name, release }) {
  checkPackageName(name);
  const changes = await change(site, ['roll back', name, release ?? null], [], (history) =>
    withRollback(history, name, release),
  );
  const own = changes.find((each) => each.name === name);
  if (own === undefined) throw new Error(`${name} was never released to this site.`);
  return own;
}

/**
 * Sets what a site offers besides its files; it stays over releases and roll backs.
 * @param {{ site: string, configuration: import('./configuration.mjs').Configuration }} options
 */
export async function configure({ site, configuration }) {
  const checked = checkedConfiguration(configuration);
  await change(site, ['configure', checked], [], (history) => history, checked);
}

/**
 * Changes what is live, alone on the site: everything is put beside what is there, then one file is replaced.
 * Refuses a state in which shell and remotes do not fit.
 * @param {string} site
 * @param {unknown} request what was asked for: asked again after it was killed, it is finished and not done twice
 * @param {readonly Upload[]} uploads
 * @param {(history: History) => History} step
 * @param {import('./configuration.mjs').Configuration} [configuration] that of before when it is left out
 * @returns {Promise<Change[]>}
 */
function change(site, request, uploads, step, configuration) {
  return withLock(join(site, recordsFolder, 'lock'), async (lock) => {
    const before = await readHistory(site);
    const [viewBefore] = await namedViews(site);
    await removeLeftovers(site, before);
    const left = /** @type {Note | undefined} */ (lock.left);
    if (left && left.view === viewBefore && isDeepStrictEqual(left.request, request)) {
      await tidyUp(site);
      return left.changes;
    }
    const history = step(before);
    const missing = incompatibilities(history);
    if (missing.length > 0) {
      throw new Error(`Not released, shell and remotes would not fit:\n  ${missing.join('\n  ')}`);
    }
    for (const upload of uploads) await storeRelease(site, upload);
    const view = await storeView(site, history, configuration ?? (await configurationOf(site)));
    const changes = changesBetween(before, history);
    if (view !== viewBefore) {
      await lock.note({ request, view, changes });
      await switchTo(site, view);
    }
    await tidyUp(site);
    return changes;
  });
}

/**
 * The history with a release live. Releasing again what was released keeps its date; other content under
 * its id is refused, whoever was first.
 * @param {History} history
 * @param {Upload} upload
 */
function withUpload(history, { name, release }) {
  const known = history[name]?.releases.find((each) => each.release === release.release);
  if (known?.content !== undefined && known.content !== release.content) {
    throw new Error(
      `${name} ${release.release} holds other content. A release never changes: give it a new id.`,
    );
  }
  return withLive(history, name, known ?? release);
}

/** @param {History} before @param {History} after @returns {Change[]} */
function changesBetween(before, after) {
  return Object.keys(after).map((name) => ({
    name,
    release: after[name]?.live ?? '',
    before: liveRelease(before, name)?.release,
  }));
}
