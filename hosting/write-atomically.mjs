// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compress, isText } from './compress.mjs';

/**
 * Replaces a file in one step: a reader sees the old content or the new, never a part.
 * A file that already holds the content is left alone.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {string} unfinished a folder on the same disk, where it is written first
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
 * Writes the files of a folder and, beside each text, its compressed forms.
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
 * The forms that a file is kept in, by the suffix of their names: compressed, where that helps, and last
 * as it is, so that a file that is there has its other forms beside it. Dotfiles are sent to nobody.
 * @param {string} path
 * @param {Uint8Array} content
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function formsOf(path, content) {
  const isSent = isText(path) && !basename(path).startsWith('.');
  return { ...(isSent ? await compress(content) : {}), '': content };
}

/**
 * Calls fsync before the rename, so that a power cut leaves no empty file.
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
