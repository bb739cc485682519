// @ts-check
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentName, readBuildOutput } from './build-output.mjs';
import { compress, isText } from './compress.mjs';

/** @typedef {import('./build-output.mjs').BuildOutput} BuildOutput */
/** @typedef {import('./read-upload.mjs').Upload} Upload */

/** The folder in a site for the records of releases; never served under this name. */
export const recordsFolder = '.releases';

/** The folder of a site for incomplete writes. */
export const unfinishedFolder = join(recordsFolder, 'unfinished');

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
    await writeAtomically(site, path + suffix, form);
  }
}

/**
 * Stores a folder atomically. An existing one must have the same content, since a release never changes.
 * @param {string} site
 * @param {string} path
 * @param {BuildOutput} files
 */
async function storeFolder(site, path, files) {
  let existing = await readBuildOutput(join(site, path));
  if (existing.size === 0) {
    if (await placeFolder(site, path, files)) return;
    existing = await readBuildOutput(join(site, path));
  }
  const own = [...existing].filter(([name]) => files.has(name) || !/\.(br|gz)$/.test(name));
  if (contentName(new Map(own)) === contentName(files)) return;
  throw new Error(`${path} holds other content. A release never changes: give it a new id.`);
}

/**
 * Replaces a file atomically; readers get either the old content or the new. Does nothing if the content is the same.
 * @param {string} site
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function writeAtomically(site, path, content) {
  const bytes = Buffer.from(content);
  const current = await readFile(join(site, path)).catch(() => null);
  if (current?.equals(bytes)) return;
  const next = join(site, unfinishedFolder, randomUUID());
  await writeDurably(next, bytes);
  await mkdir(dirname(join(site, path)), { recursive: true });
  await rename(next, join(site, path));
}

/**
 * Writes a folder elsewhere and moves it into place. False if the place is taken.
 * @param {string} site
 * @param {string} path
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
export async function placeFolder(site, path, files) {
  const [next, place] = [join(site, unfinishedFolder, randomUUID()), join(site, path)];
  await Promise.all(
    [...files].map(async ([name, content]) => {
      for (const [suffix, form] of Object.entries(await formsOf(name, content))) {
        await writeDurably(join(next, name) + suffix, form);
      }
    }),
  );
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(next, place);
    return true;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    if (existsSync(place)) return false;
    throw error;
  }
}

/**
 * Returns the forms in which a file is stored, by suffix: compressed if that helps, and last uncompressed, so that an
 * existing file always has its other forms beside it. Dotfiles are never served and so not compressed.
 * @param {string} path
 * @param {Uint8Array} content
 * @returns {Promise<Record<string, Uint8Array>>}
 */
async function formsOf(path, content) {
  const isSent = isText(path) && !basename(path).startsWith('.');
  return { ...(isSent ? await compress(content) : {}), '': content };
}

/**
 * Calls fsync before the rename, so that a power failure leaves no empty file.
 * @param {string} path
 * @param {Uint8Array} content
 */
async function writeDurably(path, content) {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
