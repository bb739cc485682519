// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** @typedef {Map<string, Buffer>} BuildOutput the files of a build by path, "/" between folders */

/**
 * Reads a built folder, without what tools keep there for themselves (dotfiles).
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
 * A short name for the content of a build: the same files give the same name.
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
 * A JSON file of a build; undefined when the build has none.
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
