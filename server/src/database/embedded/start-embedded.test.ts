import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

let folder: string;
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

// Shared by all tests, since initializing a data folder is slow.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-embedded-test-'));
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    // A killed process uses its folder until it has exited.
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  for (const postgres of running.splice(0)) await postgres.stop();
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ folder, isDurable: false, ...options });
  running.push(postgres);
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL on the folder from another process; returns its address and PID. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const module = fileURLToPath(new URL('start-embedded.ts', import.meta.url));
  const source = `
    import { runnerImport } from 'vite';
    const { module } = await runnerImport(${JSON.stringify(module)}, { configFile: false });
    const postgres = await module.startEmbedded({ folder: ${JSON.stringify(folder)}, isDurable: false });
    console.log(JSON.stringify({ url: postgres.url('postgres'), pid: await postgres.pid() }));
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
}

function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data across a restart, and leaves no process', async () => {
    const first = await start();
    const pid = await first.pid();
    await query(first.url('postgres'), 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    const second = await start();
    expect(await query(second.url('postgres'), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  test('refuses a folder that a living process uses', async () => {
    const { child, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(`Process ${child.pid} already uses the database`);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('refuses a folder that this process uses', async () => {
    const postgres = await start();
    await expect(start()).rejects.toThrow(`Process ${process.pid} already uses the database`);
    expect(await query(postgres.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets one of two processes use a new folder that start at the same time', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'hoa-embedded-two-'));
    const starts = await Promise.allSettled([start({ folder: fresh }), start({ folder: fresh })]);
    const refused = starts.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining(`Process ${process.pid} already uses the database`),
    ]);
    for (const each of starts) if (each.status === 'fulfilled') await each.value.stop();
    await rm(fresh, { recursive: true });
  });

  test.each([
    ['replaced by another', async (from: string, to: string) => cp(from, to, { recursive: true })],
    ['removed', async () => undefined],
  ])('stops and reports it when its data are %s', async (_, replace) => {
    const own = await mkdtemp(join(tmpdir(), 'hoa-embedded-replaced-'));
    const reasons: string[] = [];
    const stopped = await start({ folder: own });
    await stopped.stop();
    await cp(join(own, '18'), join(own, 'other'), { recursive: true });
    const postgres = await start({ folder: own, onLost: (reason) => reasons.push(reason) });
    await rename(join(own, '18'), join(own, 'former'));
    await replace(join(own, 'other'), join(own, '18'));
    await vi.waitFor(() => expect(reasons).toHaveLength(1), 20_000);
    expect(reasons[0]).toMatch(/^The database in .+ was removed or replaced while it was in use\./);
    await expect(query(postgres.url('postgres'), 'SELECT 1 AS one')).rejects.toThrow();
    await postgres.stop();
    await rm(own, { recursive: true });
  });

  test('ends when the process that started it is killed, and starts again on the folder', async () => {
    const { child, url, pid } = await startElsewhere();
    await query(url, 'CREATE TABLE left_behind AS SELECT 7 AS number; CHECKPOINT');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await start();
    expect(await query(again.url('postgres'), 'SELECT number FROM left_behind')).toEqual([
      { number: 7 },
    ]);
    expect(isAlive(pid)).toBe(false);
  });

  test('leaves no process and no socket after the process that started it was killed', async () => {
    const { child, url, pid } = await startElsewhere();
    const socket = new URL(url).searchParams.get('host') ?? '';
    expect(await readdir(socket)).not.toEqual([]);
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
    await vi.waitFor(() => expect(stat(socket)).rejects.toThrow('ENOENT'));
  });

  test('is started again at the same address when it is killed', async () => {
    const postgres = await start({ isDurable: true });
    await query(postgres.url('postgres'), 'CREATE TABLE survived AS SELECT 7 AS number');
    const pid = await postgres.pid();
    process.kill(pid ?? 0, 'SIGKILL');
    await vi.waitFor(
      async () =>
        expect(await query(postgres.url('postgres'), 'SELECT number FROM survived')).toEqual([
          { number: 7 },
        ]),
      { timeout: 20_000 },
    );
    expect(await postgres.pid()).not.toBe(pid);
  });

  test('starts beside a stale file that names another program', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(folder, '18', 'postmaster.pid'), `${process.pid}\n`);
    const second = await start();
    expect(await second.pid()).not.toBe(process.pid);
  });

  test('says why it does not start', async () => {
    const refused = startEmbedded({
      folder,
      isDurable: false,
      settings: { shared_buffers: 'many' },
    });
    await expect(refused).rejects.toThrow('invalid value for parameter "shared_buffers"');
  });

  test.runIf(process.getuid?.() === 0)(
    'runs as root in a folder that others cannot enter',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'hoa-closed-home-'));
      await chmod(closed, 0o700);
      const postgres = await start({ folder: join(closed, 'data') });
      const { uid } = await stat(`/proc/${await postgres.pid()}`);
      expect(uid).not.toBe(0);
      expect(await query(postgres.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await postgres.stop();
      await rm(closed, { recursive: true });
    },
  );
});
