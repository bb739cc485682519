// @ts-check
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;
const pauseMs = 25;

/**
 * @typedef {object} Held what whoever holds the lock can do with it
 * @property {unknown} left the note of an owner that died, if it had written one
 * @property {(note: unknown) => Promise<void>} note leaves a note for whoever comes next, should this process die
 */

/** @typedef {{ pid: number, note?: unknown }} Owner what the file of a lock says */

/**
 * Does something while no other release, in this process or another, changes the same site.
 * A lock left behind by a process that died is taken over; one held longer than a minute is named.
 * @template T
 * @param {string} path of the lock file
 * @param {(held: Held) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + patienceMs;
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
  // Written aside and linked into place, so that a lock is never seen without its owner.
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
 * Who holds the lock; process 0 when that can't be read, as while it is given back.
 * @param {string} path
 * @returns {Promise<Owner>}
 */
async function ownerOf(path) {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8'));
    // Earlier versions wrote the number alone.
    return typeof owner === 'number' ? { pid: owner } : owner;
  } catch {
    return { pid: 0 };
  }
}

/**
 * Removes a dead owner's lock. Moved away first: of several that see it, only one moves it.
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
  // Between the reading and the move somebody else may have taken over: then it goes back.
  const moved = await ownerOf(away);
  if (moved.pid !== pid) await link(away, path).catch(() => {});
  await rm(away, { force: true });
  return moved.pid === pid;
}

/** Removes what processes that died have written beside the lock. @param {string} path */
async function removeAbandoned(path) {
  const beside = await readdir(dirname(path));
  for (const name of beside.filter((each) => each.startsWith(`${basename(path)}.`))) {
    const pid = Number(name.split('.').at(-2));
    if (!isRunning(pid)) await rm(join(dirname(path), name), { force: true });
  }
}

/** A file of this process beside the lock. @param {string} path */
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
