import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBinaries } from './binaries.ts';
import {
  claimFolder,
  endServer,
  freeData,
  type RunningServer,
  releaseFolder,
  serverOf,
} from './running-server.ts';
import { supervise } from './supervise.ts';
import { canUse, type RunAs, unprivileged } from './unprivileged.ts';

export interface EmbeddedOptions {
  /** The folder for the data, the log, and related files. */
  readonly folder: string;
  /** PostgreSQL settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with an error message when PostgreSQL has stopped for good, for example because its data was replaced. */
  readonly onLost?: (reason: string) => void;
  /** False lets a power failure lose committed data, which makes tests faster; true by default. */
  readonly isDurable?: boolean;
  /** The folder of a package with another PostgreSQL than the installed one; only for tests. */
  readonly package?: string | undefined;
  /** Additional environment variables for its processes; only for tests. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server that stops when this process exits. */
export interface EmbeddedPostgres {
  /** Returns the connection string of a database for a role; for the superuser by default. */
  url(database: string, role?: string): string;
  /** The server's PID, which changes when it restarts after a crash. */
  pid(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Part of the data folder's name, since another major version cannot read its format. */
const major = '18';
const port = 5432;
const startupTimeoutMs = 60_000;
const pollIntervalMs = 5;
const maxLogSize = 1_000_000;
const isWindows = process.platform === 'win32';

/** Starts PostgreSQL on a folder, which is initialized if it is empty. Rejects with an error message for the user. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder } = options;
  await mkdir(folder, { recursive: true });
  await claimFolder(folder, join(folder, major));
  try {
    const postgres = await startClaimed(options);
    const stop = async () => {
      await postgres.stop();
      await releaseFolder(folder);
    };
    return { ...postgres, stop };
  } catch (error) {
    await releaseFolder(folder);
    throw error;
  }
}

/**
 * Finds the PostgreSQL that another process runs on a folder. Undefined if there is none, or none that is ready.
 */
export async function findRunning(
  folder: string,
): Promise<Pick<EmbeddedPostgres, 'url'> | undefined> {
  const server = await serverOf(join(folder, major));
  if (!server?.isReady) return undefined;
  const { socket, port: used } = server;
  return { url: socket ? urlsAtSocket(socket) : urlsAtPort(used, await passwordIn(folder)) };
}

async function startClaimed({
  folder,
  settings = {},
  isDurable = true,
  onLost,
  package: root,
  environment: more = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const as = await unprivileged(folder);
  const native = await findBinaries(folder, as, root);
  const data = join(folder, major);
  if (!existsSync(data)) await fill({ data, native, as, isDurable, folder });
  else await freeData(data);
  const address = await addressFor(folder, as);
  const logFile = await openLog(folder);
  const supervisor = supervise({
    command: join(native, 'bin', 'postgres'),
    args: ['-D', pathFor(data, as), ...optionsOf({ ...address.settings, ...settings }, isDurable)],
    cwd: data,
    ...as,
    env: { ...environment, ...more },
    logFile,
    temporary: address.temporary,
  });
  let stderr = '';
  supervisor.stderr?.on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  const hasEnded = () => supervisor.exitCode !== null || supervisor.signalCode !== null;
  const ours = async () => {
    const server = await serverOf(data);
    return server && address.isOf(server) ? server : undefined;
  };
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    supervisor.ref();
    supervisor.stdin?.end();
    await ended;
    // The server is only still running if the supervisor was killed.
    const left = await ours();
    if (left) await endServer(data, left.pid);
  };
  const giveUpAt = Date.now() + startupTimeoutMs;
  while ((await ours())?.isReady !== true) {
    if (hasEnded() || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`PostgreSQL did not start: ${stderr}${await lastLines(logFile)}`);
    }
    await wait(pollIntervalMs);
  }
  supervisor.once('exit', () => {
    if (!isStopping) onLost?.(stderr.trim() || 'PostgreSQL has ended.');
  });
  // Neither the pipe nor the supervisor keeps this process from exiting.
  supervisor.unref();
  for (const pipe of [supervisor.stdin, supervisor.stderr]) {
    if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  }
  return { url: address.url, pid: async () => (await ours())?.pid, stop };
}

/** Excludes the user's own settings for PostgreSQL. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

function optionsOf(settings: Readonly<Record<string, string>>, isDurable: boolean): string[] {
  const all = {
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** On Linux a process can use its working directory even if it cannot enter the parent directories. */
function pathFor(path: string, as: RunAs): string {
  if (canUse(path, as)) return path;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(`The user that runs PostgreSQL cannot enter ${path}.`);
}

interface Filling {
  readonly data: string;
  readonly native: string;
  readonly as: RunAs;
  readonly isDurable: boolean;
  readonly folder: string;
}

/** Initializes a temporary folder and then renames it, so that a crash leaves no partly initialized data. */
async function fill({ data, native, as, isDurable, folder }: Filling): Promise<void> {
  const fresh = `${data}.${randomUUID()}`;
  await mkdir(fresh, { mode: 0o700 });
  await giveTo(fresh, as);
  const args = [
    ...['-D', pathFor(fresh, as), '-U', 'postgres', '-E', 'UTF8', '--no-instructions'],
    ...(await localeOf(native)),
    ...(isDurable ? [] : ['--no-sync']),
    // A socket is in a folder that no other user can enter; a port requires a password.
    ...(isWindows
      ? ['--auth=scram-sha-256', `--pwfile=${await newPassword(folder)}`]
      : ['--auth-local=trust', '--auth-host=reject']),
  ];
  try {
    await promisify(execFile)(join(native, 'bin', 'initdb'), args, {
      cwd: fresh,
      env: environment,
      ...as,
    });
    await rename(fresh, data);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (existsSync(data)) return;
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`PostgreSQL could not make its data folder: ${stderr || message}`);
  }
}

/**
 * Returns `initdb` options that sort text by code point; before version 17 this order comes from the operating system.
 */
async function localeOf(native: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(join(native, 'bin', 'initdb'), ['--version'], {
    cwd: '/',
  });
  return Number(/\d+/.exec(stdout)?.[0]) < 17
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

interface Address {
  readonly isOf: (server: RunningServer) => boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly temporary: readonly string[];
  readonly url: (database: string, role?: string) => string;
}

async function addressFor(folder: string, as: RunAs): Promise<Address> {
  if (isWindows) return portFor(folder);
  const root = canUse(tmpdir(), as) ? tmpdir() : '/tmp';
  const socket = await mkdtemp(join(root, 'hoa-postgres-'));
  await giveTo(socket, as);
  return {
    settings: { listen_addresses: '', unix_socket_directories: socket, port: String(port) },
    temporary: [socket],
    isOf: (server) => server.socket === socket,
    url: urlsAtSocket(socket),
  };
}

function urlsAtSocket(socket: string): EmbeddedPostgres['url'] {
  return (database, role = 'postgres') =>
    `postgresql://${role}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
}

async function portFor(folder: string): Promise<Address> {
  const free = await new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  return {
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(free) },
    temporary: [],
    isOf: (server) => server.port === free,
    url: urlsAtPort(free, await passwordIn(folder)),
  };
}

function urlsAtPort(used: number, password: string): EmbeddedPostgres['url'] {
  return (database, role = 'postgres') =>
    `postgresql://${role}:${password}@127.0.0.1:${used}/${database}`;
}

function passwordIn(folder: string): Promise<string> {
  return readFile(passwordFile(folder), 'utf8');
}

function passwordFile(folder: string): string {
  return join(folder, 'password');
}

async function newPassword(folder: string): Promise<string> {
  await writeFile(passwordFile(folder), randomBytes(24).toString('hex'), { mode: 0o600 });
  return passwordFile(folder);
}

async function giveTo(path: string, { uid, gid }: RunAs): Promise<void> {
  await chmod(path, 0o700);
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Opens the log, which continues across starts and is cleared when it gets long. */
async function openLog(folder: string): Promise<string> {
  const path = join(folder, 'postgres.log');
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  await (await open(path, size > maxLogSize ? 'w' : 'a', 0o600)).close();
  return path;
}

async function lastLines(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}
