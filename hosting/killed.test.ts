import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from './import-map.mjs';
import { publish, rollBack } from './publish.mjs';
import { remoteBuild, shellBuild } from './testing/fixture-build.ts';
import { linkTree } from './testing/link-tree.mjs';
import { viewIn } from './testing/site-under-test.ts';

const now = new Date('2025-01-02T03:04:05Z');
const testing = fileURLToPath(new URL('testing/', import.meta.url));

type Command =
  | { readonly builds: Parameters<typeof publish>[0]['builds'] }
  | { readonly name: string };

const release: Command = { builds: [shellBuild('d'), remoteBuild('remote-vendor', 'four')] };
const commands: Record<string, Command> = {
  'a release of shell and remote': release,
  'a roll back of the shell': { name: 'shell' },
  'a roll back of a remote': { name: 'remote-vendor' },
};

// Uses a memory file system if there is one, since the test writes many small files.
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folder = mkdtempSync(join(scratch, 'hoa-killed-'));
let start: string;
beforeAll(async () => {
  start = join(folder, 'start');
  for (const [shell, remote] of [
    ['a', 'one'],
    ['b', 'two'],
  ] as const) {
    const builds = [shellBuild(shell), remoteBuild('remote-vendor', remote)];
    await publish({ site: start, builds, now });
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(commands))('%s', (_what, command) => {
  let points: readonly string[];
  let whole: string;
  beforeAll(() => {
    ({ points, whole } = sitesDuring(command));
  });

  test('that is killed at any file operation leaves the old site or the new one [10.39]', () => {
    const [old, next] = [shown(start), shown(whole)];
    expect(next).not.toEqual(old);
    const left = points.map(shown);
    const switched = left.findIndex((one) => isDeepStrictEqual(one, next));
    expect(switched).toBeGreaterThan(10);
    left.forEach((one, at) => {
      expect(one, `operation ${at}`).toEqual(at < switched ? old : next);
    });
  });

  test('is finished by the same command again, with nothing left over [10.39]', async () => {
    // Several kill points leave the same state, so each state is tested once.
    const different = new Map(points.map((site) => [JSON.stringify(everyFile(site)), site]));
    await inTurns([...different.values()], async (site) => {
      await again(command, site);
      expect(everyFile(site), site).toEqual(everyFile(whole));
    });
  });
});

test('another command removes the files of an interrupted release', async () => {
  const { points } = sitesDuring(release);
  const rolled = copyOf(start);
  await rollBack({ site: rolled, name: 'shell' });
  const before = points.filter((site) => isDeepStrictEqual(shown(site), shown(start)));
  const some = before.filter((_site, at) => at % 7 === 0 || at === before.length - 1);
  await inTurns(some, async (site) => {
    await rollBack({ site, name: 'shell' });
    expect(everyFile(site), site).toEqual(everyFile(rolled));
  });
});

test('a process that is really killed leaves the same', async () => {
  const command: Command = { name: 'shell' };
  const { points, whole } = sitesDuring(command);
  for (const at of [5, points.length - 8, points.length]) {
    const site = copyOf(start);
    expect(inProcess(command, { SITE: site, DIE_AT: String(at) })).toBe('SIGKILL');
    expect(shown(site), `operation ${at}`).toEqual(shown(points[at - 1] ?? ''));
    await again(command, site);
    expect(everyFile(site), `operation ${at}`).toEqual(everyFile(whole));
  }
});

/** Runs a command in its own process; returns a copy of the site before each file operation, and one at the end. */
function sitesDuring(command: Command) {
  const [whole, kept] = [copyOf(start), mkdtempSync(join(folder, 'points-'))];
  expect(inProcess(command, { SITE: whole, KEEP_IN: kept })).toBeNull();
  const points = readdirSync(kept).map((name) => join(kept, name));
  return { whole, points };
}

/**
 * Returns the files of the current view and those that its page pins; fails if a file's compressed forms differ from
 * it.
 */
function shown(site: string): Record<string, string> {
  const view = viewIn(site);
  const page = readFileSync(join(view, 'index.html'), 'utf8');
  const { integrity } = JSON.parse(/importmap">([^<]*)</.exec(page)?.[1] ?? '{}');
  for (const [address, pin] of Object.entries(integrity)) {
    expect(digest(textOf(join(site, address))), address).toBe(pin);
  }
  const files = readdirSync(view).filter((file) => !/\.(br|gz)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, textOf(join(view, file)).toString()]));
}

/** Reads a file and checks that its compressed forms have the same content. */
function textOf(path: string): Buffer {
  const content = readFileSync(path);
  const forms = readdirSync(join(path, '..')).map((file) => join(path, '..', file));
  if (forms.includes(`${path}.br`)) {
    expect(brotliDecompressSync(readFileSync(`${path}.br`)), path).toEqual(content);
  }
  if (forms.includes(`${path}.gz`)) {
    expect(gunzipSync(readFileSync(`${path}.gz`)), path).toEqual(content);
  }
  return content;
}

function everyFile(site: string): Record<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true });
  const paths = files.map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths.sort().map((path, at) => {
      const isFile = files.find((file) => join(file.parentPath, file.name) === path)?.isFile();
      const content = isFile ? readFileSync(path) : String(at && 'folder');
      return [path.slice(site.length), createHash('sha256').update(content).digest('hex')];
    }),
  );
}

function copyOf(site: string): string {
  const copy = mkdtempSync(join(folder, 'site-'));
  linkTree(site, copy);
  return copy;
}

/** Runs work for each item with limited concurrency. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

async function again(command: Command, site: string): Promise<void> {
  if ('builds' in command) await publish({ site, now, ...command });
  else await rollBack({ site, ...command });
}

/** Returns the signal that ended the process. */
function inProcess(command: Command, env: { SITE: string; [name: string]: string }) {
  const script = [
    `--import=${join(testing, 'at-every-operation.mjs')}`,
    join(testing, 'run-command.mjs'),
  ];
  const args = [...script, JSON.stringify({ site: env.SITE, now, ...command })];
  const { signal, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env } });
  expect(stderr.toString()).toBe('');
  return signal;
}
