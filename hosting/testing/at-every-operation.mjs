// @ts-check
// node --import ./at-every-operation.mjs: counts the file operations that change something.
// With KEEP_IN, copies the folder SITE there before each, in the state that a kill at this moment would leave: in the
// middle of the operation, if it has one. With DIE_AT, kills the process at the operation of that number.
import { promises as files, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { linkTree } from './link-tree.mjs';

const { SITE: site = '', KEEP_IN: keepIn, DIE_AT: dieAt } = process.env;
let count = 0;

/**
 * Simulates an operation that is interrupted in the middle.
 * @type {Record<string, (path: string, content: any) => void>}
 */
const halves = {
  writeFile: (path, content) => writeFileSync(path, content.slice(0, content.length / 2)),
  rm: (path) => {
    const [first] = entriesOf(path);
    if (first) rmSync(join(path, first), { recursive: true });
  },
};

for (const name of /** @type {const} */ (['mkdir', 'rename', 'link', 'rm', 'open', 'writeFile'])) {
  const original = /** @type {(...args: any[]) => Promise<any>} */ (files[name]);
  Object.assign(files, {
    [name]: async (/** @type {any[]} */ ...args) => {
      next(name, args[0], args[1]);
      const result = await original(...args);
      return name === 'open' ? watched(result, args[0]) : result;
    },
  });
}
syncBuiltinESMExports();

/** @param {import('node:fs/promises').FileHandle} handle @param {string} path */
function watched(handle, path) {
  const write = handle.writeFile.bind(handle);
  return Object.assign(handle, {
    writeFile: (/** @type {any} */ content) => {
      next('writeFile', path, content);
      return write(content);
    },
  });
}

/** @param {string} operation @param {string} path @param {any} content */
function next(operation, path, content) {
  count += 1;
  if (keepIn) {
    const copy = join(keepIn, String(count).padStart(3, '0'));
    linkTree(site, copy);
    if (path.startsWith(site)) halves[operation]?.(copy + path.slice(site.length), content);
  }
  if (count === Number(dieAt)) {
    halves[operation]?.(path, content);
    process.kill(process.pid, 'SIGKILL');
  }
}

/** @param {string} path */
function entriesOf(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
