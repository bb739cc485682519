import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer {
  readonly pid: number;
  readonly isReady: boolean;
  readonly port: number;
  /** The folder of its socket; empty if it listens on a port. */
  readonly socket: string;
}

const endTimeoutMs = 15_000;
const pollIntervalMs = 20;

/**
 * Returns the server of a data folder as described in its `postmaster.pid`; undefined if that file is missing or stale.
 */
export async function serverOf(data: string): Promise<RunningServer | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isPostgres(pid)) return undefined;
  return {
    pid,
    isReady: lines[7]?.trim() === 'ready',
    port: Number(lines[3]),
    socket: lines[4] ?? '',
  };
}

/** A claim without a server is valid for this long, since PostgreSQL may still be starting. */
const startTimeoutMs = 2 * 60_000;

/**
 * The content of this process's claims. The random part matters in containers, where the next process may have the same
 * PID.
 */
const ownClaim = `${process.pid} ${randomUUID()}`;

/**
 * Claims a folder for this process before it creates or opens the database. Rejects if a running process has claimed
 * it.
 */
export async function claimFolder(folder: string, data: string): Promise<void> {
  const file = claimFile(folder);
  try {
    await writeFile(file, ownClaim, { flag: 'wx' });
  } catch {
    const claim = await readFile(file, 'utf8').catch(() => '');
    const owner = Number.parseInt(claim, 10);
    if (owner > 0 && isAlive(owner) && (await isValid(claim, file, data))) {
      throw new Error(`Process ${owner} already uses the database in ${data}.`);
    }
    // Left by a process that has exited.
    await rm(file, { force: true });
    await writeFile(file, ownClaim, { flag: 'wx' });
  }
}

/** Releases this process's claim, so that the next process can use the folder. */
export async function releaseFolder(folder: string): Promise<void> {
  const claim = await readFile(claimFile(folder), 'utf8').catch(() => '');
  if (claim === ownClaim) await rm(claimFile(folder), { force: true });
}

/**
 * The PID of a claim may have been reused by another program, so a claim is valid only while a server runs on the
 * folder or could still be starting.
 */
async function isValid(claim: string, file: string, data: string): Promise<boolean> {
  if (claim === ownClaim || (await serverOf(data))) return true;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Number.parseInt(claim, 10) !== process.pid && Date.now() - mtimeMs < startTimeoutMs;
}

/**
 * Makes sure that no server runs on the data of a claimed folder: stops a server whose portal has exited, and removes a
 * PID file that names another program.
 */
export async function freeData(data: string): Promise<void> {
  const server = await serverOf(data);
  if (server) return endServer(data, server.pid);
  const pid = await pidIn(data);
  // PostgreSQL itself ignores a PID file whose process has exited.
  if (pid !== undefined && isAlive(pid)) await rm(join(data, 'postmaster.pid'), { force: true });
}

/** Stops a server that has no supervisor. */
export async function endServer(data: string, pid: number): Promise<void> {
  const endAt = Date.now() + endTimeoutMs;
  signal(pid, 'SIGINT');
  while ((await serverOf(data))?.pid === pid) {
    if (Date.now() > endAt) signal(pid, 'SIGQUIT');
    await wait(pollIntervalMs);
  }
}

/** Returns the file that contains the claim of the process that uses a folder. */
function claimFile(folder: string): string {
  return join(folder, 'used-by.pid');
}

async function pidIn(data: string): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already exited.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Checks that the process runs PostgreSQL; the PID may have been reused by another program. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return false;
  }
}
