// @ts-check

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentName } from './build-output.mjs';
import { checkedConfiguration, configurationOf } from './configuration.mjs';
import { liveRelease, readHistory, withLive, withRollback } from './history.mjs';
import { namedViews, switchTo } from './live-view.mjs';
import { checkPackageName, readUpload } from './read-upload.mjs';
import { recordsFolder, viewsFolder } from './site-folders.mjs';
import { withLock } from './site-lock.mjs';
import { placeFolder, storeRelease } from './store-release.mjs';
import { removeLeftovers, tidyUp } from './tidy-up.mjs';
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
 * @typedef {{ request: unknown, view: string, changes: Change[] }} Note The view that a command was about to switch to.
 */

/**
 * Publishes builds and makes them live together. Rejects with the missing dependencies if shell and remotes are
 * incompatible. Publishing unchanged content changes nothing.
 * @param {{ site: string, builds: Build[], now?: Date }} options
 * @returns {Promise<Change[]>} One for each build.
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
 * Makes an earlier release of a package live again: the given one, or the one that was live before the current one.
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
 * Sets the configuration of a site, which later releases and rollbacks keep.
 * @param {{ site: string, configuration: import('./configuration.mjs').Configuration }} options
 */
export async function configure({ site, configuration }) {
  const checked = checkedConfiguration(configuration);
  await change(site, ['configure', checked], [], (history) => history, checked);
}

/**
 * Changes what is live, while holding the site's lock. New files are added beside existing ones, and then one file is
 * replaced. Rejects if shell and remotes would be incompatible.
 * @param {string} site
 * @param {unknown} request Identifies the command: repeated after a kill, it finishes the change.
 * @param {readonly Upload[]} uploads
 * @param {(history: History) => History} step
 * @param {import('./configuration.mjs').Configuration} [configuration] By default unchanged.
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

/**
 * Stores the view of a history and a configuration, without making it live; returns its name. An existing view of that
 * name is complete and identical, since it is named by its content and moved into place.
 * @param {string} site
 * @param {import('./history.mjs').History} history
 * @param {import('./configuration.mjs').Configuration | undefined} configuration
 */
async function storeView(site, history, configuration) {
  const files = await viewFiles(site, history, configuration);
  const name = contentName(files);
  const path = join(viewsFolder, name);
  if (!existsSync(join(site, path))) await placeFolder(site, path, files);
  return name;
}
