import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digest } from './import-map.mjs';
import { type Build, publish, rollBack } from './publish.mjs';
import { remoteBuild, shellBuild } from './testing/fixture-build.ts';
import { viewIn } from './testing/site-under-test.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const now = new Date('2025-01-02T03:04:05Z');
const program = fileURLToPath(new URL('testing/killed-command.mjs', import.meta.url));
const builds = (shell: string, remote: string) => [
  shellBuild(shell),
  remoteBuild('remote-vendor', remote),
];

type Command = { builds: Build[] } | { name: string; release: string };

const commands: [string, Command][] = [
  ['a release of shell and remote', { builds: builds('c', 'three') }],
  ['a rollback of the shell', { name: 'shell', release: 'first' }],
];

test.each(commands)(
  '%s that is killed before any rename leaves the old site or the new one, and the same command finishes it [10.39]',
  async (_what, command) => {
    const folder = temporaryFolder('hoa-killed-');
    const start = join(folder, 'start');
    const [shell, remote] = builds('a', 'one');
    if (shell && remote) {
      await publish({ site: start, builds: [{ ...shell, release: 'first' }, remote], now });
    }
    await publish({ site: start, builds: builds('b', 'two'), now });
    const whole = join(folder, 'whole');
    cpSync(start, whole, { recursive: true });
    expect(inProcess(command, whole, 0)).toBeNull();
    const [old, next] = [shown(start), shown(whole)];
    expect(next).not.toEqual(old);

    let changes = 0;
    let before = old;
    let isKilled = true;
    for (let at = 1; isKilled; at += 1) {
      const site = join(folder, String(at));
      cpSync(start, site, { recursive: true });
      isKilled = inProcess(command, site, at) === 'SIGKILL';
      const left = shown(site);
      expect([old, next], `rename ${at}`).toContainEqual(left);
      if (!isDeepStrictEqual(left, before)) changes += 1;
      before = left;
      // A rollback that is complete is refused.
      await again(command, site).catch(String);
      expect(shown(site), `rename ${at}`).toEqual(next);
      for (const file of ['.releases/live', '.releases/nginx-live.conf']) {
        expect(readFileSync(join(site, file), 'utf8')).toBe(
          readFileSync(join(whole, file), 'utf8'),
        );
      }
    }
    expect(changes).toBe(1);
  },
);

/** Returns the files of the current view; fails if a file that the page pins is damaged. */
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

async function again(command: Command, site: string): Promise<void> {
  if ('builds' in command) await publish({ site, now, ...command });
  else await rollBack({ site, ...command });
}

/** Returns the signal that ended the process. */
function inProcess(command: Command, site: string, dieAt: number) {
  const args = [program, JSON.stringify({ site, now, ...command })];
  const env = { ...process.env, DIE_AT: String(dieAt) };
  const { signal, stderr } = spawnSync(process.execPath, args, { env });
  expect(stderr.toString()).toBe('');
  return signal;
}
