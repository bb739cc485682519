// @ts-check
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;
const pauseMs = 25;

/**
 * Does something while no other release, in this process or another, changes the same site.
 * A lock left behind by a process that died is taken over; one held longer than a minute is named.
 * @template T
 * @param {string} path of the lock file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + patienceMs;
  while (!(await acquired(path))) {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (owner > 0 && !isRunning(owner)) await takeOver(path, owner);
    else if (Date.now() > deadline) {
      throw new Error(`Another release (process ${owner}) holds ${path}. Remove it if none runs.`);
    } else await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** @param {string} path */
async function acquired(path) {
  // Written aside and linked into place, so that a lock is never seen without its owner.
  const own = `${path}.${randomUUID()}`;
  const file = await open(own, 'wx');
  await file.writeFile(String(process.pid));
  await file.close();
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

/**
 * Removes a dead owner's lock. Moved away first: of several that see it, only one moves it.
 * @param {string} path
 * @param {number} owner
 */
async function takeOver(path, owner) {
  const away = `${path}.${randomUUID()}`;
  try {
    await rename(path, away);
  } catch {
    return;
  }
  // Between the reading and the move somebody else may have taken over: then it goes back.
  const moved = Number(await readFile(away, 'utf8'));
  if (moved !== owner) await link(away, path).catch(() => {});
  await rm(away, { force: true });
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
