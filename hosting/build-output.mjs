// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** @typedef {Map<string, Buffer>} BuildOutput The files of a build by path, with "/" between folders. */

/**
 * Reads a build folder, without the dotfiles that tools keep there.
 * @param {string} folder
 * @returns {Promise<BuildOutput>}
 */
export async function readBuildOutput(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => /** @type {const} */ ([path, await readFile(join(folder, path))])),
  );
  return new Map(files);
}

/**
 * Returns a short hash of a build's content.
 * @param {BuildOutput} files
 */
export function contentName(files) {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Parses a JSON file of a build; undefined if the build has no such file.
 * @param {BuildOutput} files
 * @param {string} path
 */
export function readJson(files, path) {
  const content = files.get(path);
  if (content === undefined) return undefined;
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${path} of the build is not JSON: ${error}`);
  }
}
