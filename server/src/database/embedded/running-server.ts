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
  /** The folder of its socket; empty for one that has none. */
  readonly socket: string;
}

const endWithinMs = 15_000;
const lookAgainMs = 20;

/** The server that runs on a data folder, by the file that PostgreSQL keeps there; undefined for a stale one. */
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

/** A process that has claimed a folder has a server there after this time, or has ended. */
const startWithinMs = 2 * 60_000;

/** What this process writes into its claims; in a container, the next process may have the same id. */
const ownClaim = `${process.pid} ${randomUUID()}`;

/** Claims a folder for this process before its data are made or used; `data` is where they are or will be. */
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
    // Left by a process that has ended.
    await rm(file, { force: true });
    await writeFile(file, ownClaim, { flag: 'wx' });
  }
}

/** Lets the next process claim the folder. */
export async function releaseFolder(folder: string): Promise<void> {
  const claim = await readFile(claimFile(folder), 'utf8').catch(() => '');
  if (claim === ownClaim) await rm(claimFile(folder), { force: true });
}

/** Another program may have got the id of a process that ended, so a claim needs a server, or is as young as a start. */
async function isValid(claim: string, file: string, data: string): Promise<boolean> {
  if (claim === ownClaim || (await serverOf(data))) return true;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Number.parseInt(claim, 10) !== process.pid && Date.now() - mtimeMs < startWithinMs;
}

/**
 * Leaves the data of a claimed folder without a server: ends one whose portal is gone, and removes a file that names a
 * process which is no PostgreSQL.
 */
export async function freeData(data: string): Promise<void> {
  const server = await serverOf(data);
  if (server) return endServer(data, server.pid);
  const pid = await pidIn(data);
  // PostgreSQL itself takes no notice of a process that has ended.
  if (pid !== undefined && isAlive(pid)) await rm(join(data, 'postmaster.pid'), { force: true });
}

/** Ends a server that nobody looks after. */
export async function endServer(data: string, pid: number): Promise<void> {
  const endAt = Date.now() + endWithinMs;
  signal(pid, 'SIGINT');
  while ((await serverOf(data))?.pid === pid) {
    if (Date.now() > endAt) signal(pid, 'SIGQUIT');
    await wait(lookAgainMs);
  }
}

/** Names the process that uses a folder. */
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
    // It has ended by itself.
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

/** Whether the process is a PostgreSQL, and not another one that got the number of one that ended. */
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
