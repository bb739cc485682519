// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compress, isText } from './compress.mjs';

/**
 * Replaces a file atomically; readers get either the old content or the new. Does nothing if the content is the same.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {string} unfinished A folder on the same disk for the temporary file.
 */
export async function writeAtomically(path, content, unfinished) {
  const bytes = Buffer.from(content);
  const current = await readFile(path).catch(() => null);
  if (current?.equals(bytes)) return;
  const next = join(unfinished, randomUUID());
  await writeDurably(next, bytes);
  await mkdir(dirname(path), { recursive: true });
  await rename(next, path);
}

/**
 * Writes the files of a folder and, beside each text file, its compressed forms.
 * @param {string} folder
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
export async function writeFolder(folder, files) {
  await Promise.all(
    [...files].map(async ([path, content]) => {
      for (const [suffix, form] of Object.entries(await formsOf(path, content))) {
        await writeDurably(join(folder, path) + suffix, form);
      }
    }),
  );
}

/**
 * Returns the forms in which a file is stored, by suffix: compressed if that helps, and last uncompressed, so that an
 * existing file always has its other forms beside it. Dotfiles are never served and so not compressed.
 * @param {string} path
 * @param {Uint8Array} content
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function formsOf(path, content) {
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
