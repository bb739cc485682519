// @ts-check
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 60_000;
const pauseMs = 25;

/**
 * The lock, while it is held.
 * @typedef {object} Held
 * @property {unknown} left The note of a previous owner that died, if it left one.
 * @property {(note: unknown) => Promise<void>} note Leaves a note for the next owner in case this process dies.
 */

/** @typedef {{ pid: number, note?: unknown }} Owner The content of a lock file. */

/**
 * Runs work while holding the lock of a site, which excludes other releases in this and other processes. Takes over the
 * lock of a process that died; rejects with the owner's PID if the lock is not released within a minute.
 * @template T
 * @param {string} path The lock file.
 * @param {(held: Held) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  /** @type {unknown} */
  let left;
  while (!(await acquired(path))) {
    const { pid, note } = await ownerOf(path);
    if (pid > 0 && !isRunning(pid)) {
      if (await takenOver(path, pid)) left = note;
    } else if (Date.now() > deadline) {
      throw new Error(`Another release (process ${pid}) holds ${path}. Remove it if none runs.`);
    } else await wait(pauseMs);
  }
  try {
    await removeAbandoned(path);
    return await work({ left, note: (note) => replace(path, { pid: process.pid, note }) });
  } finally {
    await rm(path, { force: true });
  }
}

/** @param {string} path */
async function acquired(path) {
  // Written to another file and linked into place, so that the lock file always names its owner.
  const own = ownFile(path);
  await writeFile(own, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (isNodeError(error) && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** @param {string} path @param {Owner} owner */
async function replace(path, owner) {
  const own = ownFile(path);
  await writeFile(own, JSON.stringify(owner), { flag: 'wx' });
  await rename(own, path);
}

/**
 * Reads the owner of the lock; PID 0 if that fails, for example while it is being released.
 * @param {string} path
 * @returns {Promise<Owner>}
 */
async function ownerOf(path) {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8'));
    // Earlier releases wrote only the PID.
    return typeof owner === 'number' ? { pid: owner } : owner;
  } catch {
    return { pid: 0 };
  }
}

/**
 * Removes the lock of a dead process. Moves it away first, which only one of several waiting processes can do.
 * @param {string} path
 * @param {number} pid
 */
async function takenOver(path, pid) {
  const away = ownFile(path);
  try {
    await rename(path, away);
  } catch {
    return false;
  }
  // Between reading and moving, another process may have taken over; then the lock is moved back.
  const moved = await ownerOf(away);
  if (moved.pid !== pid) await link(away, path).catch(() => {});
  await rm(away, { force: true });
  return moved.pid === pid;
}

/** Removes files that dead processes have left beside the lock. @param {string} path */
async function removeAbandoned(path) {
  const beside = await readdir(dirname(path));
  for (const name of beside.filter((each) => each.startsWith(`${basename(path)}.`))) {
    const pid = Number(name.split('.').at(-2));
    if (!isRunning(pid)) await rm(join(dirname(path), name), { force: true });
  }
}

/** Returns the path of a new file of this process beside the lock. @param {string} path */
function ownFile(path) {
  return `${path}.${process.pid}.${randomUUID()}`;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isNodeError(error) && error.code === 'EPERM';
  }
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isNodeError(error) {
  return error instanceof Error && 'code' in error;
}
