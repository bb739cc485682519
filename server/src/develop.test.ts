import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { builtServer } from '@hoa/server/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

let built = '';
let folder = '';
let site = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-develop-test-'));
  site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), '<title>Portal</title>');
  built = await builtServer();
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});

/** Starts the built `npm start` in its own process. */
function start(environment: Record<string, string> = {}) {
  const source = `
    import { develop } from ${JSON.stringify(pathToFileURL(join(built, 'develop.mjs')).href)};
    const options = { site: ${JSON.stringify(site)}, folder: ${JSON.stringify(join(folder, 'data'))} };
    await develop({ ...options, say: console.log }).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => output.push(line));
  let complained = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complained += text;
  });
  return {
    child,
    output,
    complained: () => complained,
    /** Resolves to its URL after it has printed its last line. */
    async ready(): Promise<string> {
      for await (const line of lines) {
        if (/mailbox$|sample data only/.test(line)) return output[0] ?? '';
      }
      throw new Error(`It ended: ${output.join('\n')}${complained}`);
    },
    async end(signal: NodeJS.Signals): Promise<number | null> {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it('offers the live portal, and leaves nothing running when it is stopped', async () => {
    const portal = start();
    const address = await portal.ready();
    expect(portal.output).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+$/),
      expect.stringContaining('live data'),
      '  resident resident@cedarhollow.example',
      '  vendor   vendor@cedarhollow.example',
      '  admin    admin@cedarhollow.example',
      `and read the mail at ${address}/mailbox`,
    ]);
    expect(await (await fetch(`${address}/config.json`)).json()).toEqual({
      modes: ['mock', 'live'],
      api: '/api',
    });
    const early = await Promise.all(
      ['/readyz', '/mailbox', '/mailbox.json'].map((path) => fetch(address + path)),
    );
    expect(early.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await (await fetch(`${address}/api/session`)).json()).toBeNull();
    const file = join(folder, 'data/postgres/18/postmaster.pid');
    const postgres = Number.parseInt(await readFile(file, 'utf8'), 10);
    expect(isAlive(postgres)).toBe(true);
    expect(await portal.end('SIGINT')).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(portal.complained()).toBe('');
  });

  it('serves sample data, and says why, if the database cannot start', async () => {
    const portal = start({ DATABASE_URL: 'postgres://nobody@localhost:1/portal' });
    const address = await portal.ready();
    const unavailable = expect.stringMatching(/^[^\n]*ECONNREFUSED[^\n]*\.$/);
    expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ unavailable });
    expect(await (await fetch(address)).text()).toContain('Portal');
    expect(portal.output[1]).toMatch(/^There is sample data only: .*ECONNREFUSED/);
    expect(await portal.end('SIGTERM')).toBe(0);
  });

  it('reports that its data are in use, and exits when they are replaced', async () => {
    const data = join(folder, 'shared');
    const first = start({ DATA: data });
    await first.ready();
    const second = start({ DATA: data });
    await second.ready();
    expect(second.output[1]).toMatch(
      new RegExp(`sample data only: Process ${first.child.pid} already uses the database in`),
    );
    expect(await second.end('SIGTERM')).toBe(0);
    await rename(data, join(folder, 'former'));
    const [code] = await once(first.child, 'exit');
    expect(code).toBe(1);
    expect(first.complained()).toMatch(/The database in .+ was removed or replaced/);
  });

  it('says that its port is taken, and starts nothing', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const portal = start({ PORT: String(port) });
    const [code] = await once(portal.child, 'exit');
    expect(code).toBe(1);
    expect(portal.complained()).toMatch(new RegExp(`^Port ${port} is taken\\. .+\\n$`));
    other.close();
  });

  it('names the variable that has a wrong value', async () => {
    const portal = start({ SMTP_URL: 'localhost' });
    const [code] = await once(portal.child, 'exit');
    expect(code).toBe(1);
    expect(portal.complained()).toMatch(/^SMTP_URL is wrong: it takes .+\.\n$/);
  });
});
