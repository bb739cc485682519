// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentName, readBuildOutput } from './build-output.mjs';
import { recordsFolder, unfinishedFolder } from './site-folders.mjs';
import { formsOf, writeAtomically, writeFolder } from './write-atomically.mjs';

/** @typedef {import('./build-output.mjs').BuildOutput} BuildOutput */
/** @typedef {import('./read-upload.mjs').Upload} Upload */

/**
 * Stores a release permanently, without making it live.
 * @param {string} site
 * @param {Upload} upload
 */
export async function storeRelease(site, { name, release: { release }, files }) {
  if (name !== 'shell') return storeFolder(site, join('remotes', name, release), files);
  const isAsset = (/** @type {string} */ path) => path.startsWith('assets/');
  const rest = new Map([...files].filter(([path]) => !isAsset(path)));
  await storeFolder(site, join(recordsFolder, 'shell', release), rest);
  const assets = [...files].filter(([path]) => isAsset(path));
  await Promise.all(assets.map(([path, content]) => addAsset(site, path, content)));
}

/**
 * Browsers cache an asset for a year, so other content under the same name would never reach them.
 * @param {string} site
 * @param {string} path
 * @param {Buffer} content
 */
async function addAsset(site, path, content) {
  const existing = await readFile(join(site, path)).catch(() => null);
  if (existing !== null && !existing.equals(content)) {
    throw new Error(`${path} was released with other content. A hashed asset never changes.`);
  }
  if (existing !== null) return;
  for (const [suffix, form] of Object.entries(await formsOf(path, content))) {
    await writeAtomically(join(site, path) + suffix, form, join(site, unfinishedFolder));
  }
}

/**
 * Stores a folder atomically. An existing one is left unchanged, and must have the same content, since a release never
 * changes.
 * @param {string} site
 * @param {string} path
 * @param {BuildOutput} files
 */
async function storeFolder(site, path, files) {
  const existing = await readBuildOutput(join(site, path));
  if (existing.size === 0) return placeFolder(site, path, files);
  const own = new Map([...existing].filter(([name]) => files.has(name)));
  if (contentName(own) === contentName(files)) return;
  throw new Error(`${path} holds other content. A release never changes: give it a new id.`);
}

/**
 * Writes a temporary folder and moves it into place.
 * @param {string} site
 * @param {string} path
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
export async function placeFolder(site, path, files) {
  const next = join(site, unfinishedFolder, randomUUID());
  await writeFolder(next, files);
  await mkdir(dirname(join(site, path)), { recursive: true });
  await rename(next, join(site, path));
}
