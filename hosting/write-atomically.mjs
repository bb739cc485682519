// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compress, isText } from './compress.mjs';

/**
 * Replaces a file in one step: a reader sees the old content or the new, never a part.
 * A file that already holds the content is left alone.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function writeAtomically(path, content) {
  const bytes = Buffer.from(content);
  const current = await readFile(path).catch(() => null);
  if (current?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  // The dot keeps the unfinished file from being served.
  const next = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(next, 'wx');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/**
 * Replaces a file of the site and the compressed forms beside it.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function publishFile(path, content) {
  const bytes = Buffer.from(content);
  const forms = isText(path) ? await compress(bytes) : {};
  for (const suffix of ['.br', '.gz']) {
    const form = forms[suffix];
    if (form) await writeAtomically(path + suffix, form);
    else await rm(path + suffix, { force: true });
  }
  await writeAtomically(path, bytes);
}

/**
 * Takes a file and its compressed forms out of the site.
 * @param {string} path
 */
export async function withdrawFile(path) {
  await Promise.all(['', '.br', '.gz'].map((suffix) => rm(path + suffix, { force: true })));
}
