// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentName, readBuildOutput, readJson } from './build-output.mjs';
import { compress, isText } from './compress.mjs';
import { recordsFolder } from './history.mjs';
import { digest } from './import-map.mjs';
import { publishFile } from './write-atomically.mjs';

/** @typedef {import('./build-output.mjs').BuildOutput} BuildOutput */
/** @typedef {import('./history.mjs').Release} Release */
/** @typedef {{ site: string, name: string, release: string, releasedAt: string, files: BuildOutput }} Upload */

/** Files of a shell's build that the site does not show under their own name. */
const unpublished = ['index.html', 'provides.json'];

/**
 * Puts a remote's build into its own folder, where it stays; the site does not use it yet.
 * @param {Upload} upload
 * @returns {Promise<Release>}
 */
export async function storeRemote({ site, name, release, releasedAt, files }) {
  const fragment = readJson(files, 'fragment.json');
  if (fragment?.name !== name || typeof fragment.contract !== 'number') {
    throw new Error(`The build of ${name} has no fragment.json with its name and contract.`);
  }
  const start = fragment.entry ?? 'remoteEntry.js';
  const script = files.get(start);
  if (script === undefined) throw new Error(`The build of ${name} has no ${start}.`);
  const address = `/remotes/${name}/${release}`;
  await storeFolder(join(site, address), files);
  return {
    release,
    releasedAt,
    scripts: integrityOf(files, `${address}/`),
    entry: {
      ...fragment,
      release,
      entry: `${address}/${start}`,
      integrity: digest(script),
      releasedAt,
    },
  };
}

/**
 * Adds a shell's hashed assets to those of earlier shells, and keeps the rest for when it goes live.
 * @param {Upload} upload
 * @returns {Promise<Release>}
 */
export async function storeShell({ site, release, releasedAt, files }) {
  if (!files.has('index.html')) throw new Error('The build of shell has no index.html.');
  const assets = new Map([...files].filter(([path]) => path.startsWith('assets/')));
  const rest = new Map([...files].filter(([path]) => !assets.has(path)));
  await storeFolder(join(site, recordsFolder, 'shell', release), rest);
  await Promise.all([...assets].map(([path, content]) => addAsset(join(site, path), content)));
  return {
    release,
    releasedAt,
    scripts: integrityOf(assets, '/'),
    provides: readJson(files, 'provides.json') ?? {},
    files: [...rest.keys()].filter((path) => !unpublished.includes(path)),
  };
}

/**
 * Browsers keep an asset for a year: the same name with other content would never reach them.
 * @param {string} path
 * @param {Buffer} content
 */
async function addAsset(path, content) {
  const existing = await readFile(path).catch(() => null);
  if (existing !== null && !existing.equals(content)) {
    throw new Error(`${path} was released with other content. A hashed asset never changes.`);
  }
  if (existing === null) await publishFile(path, content);
}

/**
 * Writes a folder aside and moves it into place whole. A folder that is there already stays as it
 * is, and must hold the same: a release never changes.
 * @param {string} folder
 * @param {BuildOutput} files
 */
async function storeFolder(folder, files) {
  const existing = await readBuildOutput(folder);
  if (existing.size > 0) {
    const own = new Map([...existing].filter(([path]) => files.has(path)));
    if (contentName(own) === contentName(files)) return;
    throw new Error(`${folder} holds other content. A release never changes: give it a new id.`);
  }
  const next = join(dirname(folder), `.${randomUUID()}`);
  try {
    await Promise.all(
      [...files].map(([path, content]) => writeCompressed(join(next, path), content)),
    );
    await rename(next, folder);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    // Somebody released the same at the same moment.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOTEMPTY') throw error;
  }
}

/** @param {string} path @param {Buffer} content */
async function writeCompressed(path, content) {
  await mkdir(dirname(path), { recursive: true });
  const forms = isText(path) ? await compress(content) : {};
  const all = Object.entries({ ...forms, '': content });
  await Promise.all(all.map(([suffix, form]) => writeFile(path + suffix, form)));
}

/**
 * @param {BuildOutput} files
 * @param {string} base
 */
function integrityOf(files, base) {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  return Object.fromEntries(scripts.map(([path, content]) => [base + path, digest(content)]));
}
