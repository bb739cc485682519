// @ts-check
import { join } from 'node:path';
import { contentName, readBuildOutput } from './build-output.mjs';
import {
  liveRelease,
  readHistory,
  recordsFolder,
  saveHistory,
  withLive,
  withRollback,
} from './history.mjs';
import { misfits, projectSite } from './project-site.mjs';
import { withLock } from './site-lock.mjs';
import { storeRemote, storeShell } from './store-release.mjs';

/**
 * A build to publish: the package's folder name, its version, the folder that holds the build, and
 * an id for the release if it shall not be made from version and content.
 * @typedef {{ name: string, version: string, folder: string, release?: string | undefined }} Build
 */
/** @typedef {import('./history.mjs').History} History */
/** @typedef {{ name: string, release: string, before: string | undefined }} Change */

/**
 * Publishes builds into a site and makes them live together, after checking that shell and remotes
 * fit; refuses otherwise, naming what is missing. The same content again changes nothing.
 * @param {{ site: string, builds: Build[], now?: Date }} options
 * @returns {Promise<Change[]>} one for each build
 */
export async function publish({ site, builds, now = new Date() }) {
  const stored = await Promise.all(
    builds.map(async ({ name, version, folder, release: id }) => {
      const files = await readBuildOutput(folder);
      if (files.size === 0) throw new Error(`${folder} holds no build of ${name}.`);
      const release = id ?? `${version}-${contentName(files)}`;
      if (!/^[A-Za-z0-9][\w.+-]{0,79}$/.test(release)) {
        throw new Error(`"${release}" can't be the id of a release: letters, digits, . _ - only.`);
      }
      const store = name === 'shell' ? storeShell : storeRemote;
      return {
        name,
        release: await store({ site, name, release, releasedAt: now.toISOString(), files }),
      };
    }),
  );
  return change(site, (history) =>
    stored.reduce((next, { name, release }) => {
      // Releasing again what was released keeps its date.
      const known = history[name]?.releases.find((each) => each.release === release.release);
      return withLive(next, name, known ?? release);
    }, history),
  ).then((changes) => changes.filter(({ name }) => builds.some((build) => build.name === name)));
}

/**
 * Brings an earlier release of a package back: the named one, or the one live before the current.
 * @param {{ site: string, name: string, release?: string | undefined }} options
 * @returns {Promise<Change>}
 */
export async function rollBack({ site, name, release }) {
  const changes = await change(site, (history) => withRollback(history, name, release));
  const own = changes.find((each) => each.name === name);
  if (own === undefined) throw new Error(`${name} was never released to this site.`);
  return own;
}

/**
 * Changes what is live, alone on the site; refuses a state in which shell and remotes do not fit.
 * @param {string} site
 * @param {(history: History) => History} step
 */
function change(site, step) {
  return withLock(join(site, recordsFolder, 'lock'), async () => {
    const before = await readHistory(site);
    const history = step(before);
    const missing = misfits(history);
    if (missing.length > 0) {
      throw new Error(`Not released, shell and remotes would not fit:\n  ${missing.join('\n  ')}`);
    }
    await saveHistory(site, history);
    await projectSite(site, history, before);
    return Object.keys(history).map((name) => ({
      name,
      release: history[name]?.live ?? '',
      before: liveRelease(before, name)?.release,
    }));
  });
}
