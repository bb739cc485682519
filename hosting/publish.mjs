// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedConfiguration, configurationOf } from './configuration.mjs';
import { liveRelease, readHistory, withLive, withRollback } from './history.mjs';
import { addView, announceLive, liveViewFolder, removeOld, viewsOf } from './live-view.mjs';
import { checkPackageName, readUpload } from './read-upload.mjs';
import { storeRelease } from './store.mjs';
import { incompatibilities, viewFiles } from './view-files.mjs';

/**
 * A build to publish: the package's folder name, its version, the build folder, and optionally a release id to replace
 * the default, which is made of version and content.
 * @typedef {{ name: string, version: string, folder: string, release?: string | undefined }} Build
 */
/** @typedef {import('./history.mjs').History} History */
/** @typedef {import('./read-upload.mjs').Upload} Upload */
/** @typedef {{ name: string, release: string, before: string | undefined }} Change */

/**
 * Publishes builds and makes them live together. Rejects with the missing dependencies if shell and remotes are
 * incompatible. Publishing unchanged content changes nothing.
 * @param {{ site: string, builds: Build[], now?: Date }} options
 * @returns {Promise<Change[]>} One for each build.
 */
export async function publish({ site, builds, now = new Date() }) {
  const uploads = await Promise.all(builds.map((build) => readUpload(build, now)));
  const names = uploads.map(({ name }) => name);
  const changes = await change(site, uploads, (history) =>
    uploads.reduce((next, upload) => withUpload(next, upload), history),
  );
  return changes.filter(({ name }) => names.includes(name));
}

/**
 * Makes an earlier release of a package live again: the given one, or the one that was live before the current one.
 * @param {{ site: string, name: string, release?: string | undefined }} options
 * @returns {Promise<Change>}
 */
export async function rollBack({ site, name, release }) {
  checkPackageName(name);
  const changes = await change(site, [], (history) => withRollback(history, name, release));
  const own = changes.find((each) => each.name === name);
  if (own === undefined) throw new Error(`${name} was never released to this site.`);
  return own;
}

/**
 * Sets the configuration of a site, which later releases and rollbacks keep.
 * @param {{ site: string, configuration: import('./configuration.mjs').Configuration }} options
 */
export async function configure({ site, configuration }) {
  const checked = checkedConfiguration(configuration);
  await change(site, [], (history) => history, checked);
}

/**
 * Changes what is live: adds new files beside existing ones, and then a view. Starts again if another process has added
 * a view meanwhile. Rejects if shell and remotes would be incompatible.
 * @param {string} site
 * @param {readonly Upload[]} uploads
 * @param {(history: History) => History} step
 * @param {import('./configuration.mjs').Configuration} [configuration] By default unchanged.
 * @returns {Promise<Change[]>}
 */
async function change(site, uploads, step, configuration) {
  const { live, last } = await viewsOf(site);
  // Finishes a change that was killed.
  if (live !== undefined) await announceLive(site);
  const before = await readHistory(site);
  const history = step(before);
  const missing = incompatibilities(history);
  if (missing.length > 0) {
    throw new Error(`Not released, shell and remotes would not fit:\n  ${missing.join('\n  ')}`);
  }
  for (const upload of uploads) await storeRelease(site, upload);
  const files = await viewFiles(site, history, configuration ?? (await configurationOf(site)));
  if (!(await isLive(site, files)) && !(await addView(site, files, last))) {
    return change(site, uploads, step, configuration);
  }
  await removeOld(site);
  return changesBetween(before, history);
}

/** @param {string} site @param {ReadonlyMap<string, Buffer>} files */
async function isLive(site, files) {
  const view = await liveViewFolder(site);
  if (view === undefined) return false;
  const read = (/** @type {string} */ path) => readFile(join(view, path)).catch(() => null);
  const same = [...files].map(async ([path, content]) => (await read(path))?.equals(content));
  return (await Promise.all(same)).every(Boolean);
}

/**
 * Returns the history with this release live. Publishing a release again keeps its date; other content under the same
 * id is refused.
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
