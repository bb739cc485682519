import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { digest } from './import-map.mjs';
import { publish, rollBack } from './publish.mjs';
import { emptySite, remoteBuild, shellBuild } from './testing/fixture-build.ts';

let site: string;
beforeEach(() => {
  site = emptySite();
});

const read = (path: string): string => readFileSync(join(site, path), 'utf8');
const registry = () => JSON.parse(read('remotes.json')).remotes;
const live = (name: string): string | undefined =>
  registry().find((entry: { name: string }) => entry.name === name)?.release;

/** Every file of the site with the hash of its content and the time of its last change. */
function snapshot(): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => {
        const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
        return [path.slice(site.length + 1), `${hash} ${statSync(path).mtimeMs}`];
      }),
  );
}

function changedSince(before: Map<string, string>): string[] {
  const after = snapshot();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

const withForms = (path: string): string[] => [path, `${path}.br`, `${path}.gz`];

describe('publishing a remote', () => {
  test('puts it into a folder of its own and names it in the registry', async () => {
    const now = new Date('2025-01-02T03:04:05Z');
    const build = remoteBuild('remote-vendor', 'one', { versions: { react: '19.3.1' } });
    const [change] = await publish({ site, builds: [build], now });
    const release = change?.release ?? '';
    expect(release).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
    expect(registry()).toEqual([
      {
        name: 'remote-vendor',
        release,
        entry: `/remotes/remote-vendor/${release}/remoteEntry.js`,
        integrity: digest(read(`remotes/remote-vendor/${release}/remoteEntry.js`)),
        contract: 1,
        requires: { versions: { react: '19.3.1' } },
        pages: [{ path: '/vendor', title: 'one' }],
        preload: { scripts: ['assets/app-1a2b3c4d.js'], styles: [] },
        releasedAt: '2025-01-02T03:04:05.000Z',
      },
    ]);
  });

  test('compresses its text files beside them', async () => {
    await publish({ site, builds: [remoteBuild('remote-vendor', 'one')] });
    const chunk = `remotes/remote-vendor/${live('remote-vendor')}/assets/app-1a2b3c4d.js`;
    expect(brotliDecompressSync(readFileSync(join(site, `${chunk}.br`))).toString()).toBe(
      read(chunk),
    );
    expect(gunzipSync(readFileSync(join(site, `${chunk}.gz`))).toString()).toBe(read(chunk));
  });

  test('touches no file but its own, the registry and the page', async () => {
    const others = ['remote-resident', 'remote-admin', 'remote-vendor'];
    const builds = [shellBuild('a'), ...others.map((name) => remoteBuild(name, 'one'))];
    await publish({ site, builds });
    const before = snapshot();
    await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
    const own = `remotes/remote-vendor/${live('remote-vendor')}/`;
    const foreign = changedSince(before).filter((path) => !path.startsWith(own));
    expect(foreign).toEqual(
      [
        '.releases/history.json',
        '.releases/nginx-script-hash.conf',
        ...withForms('index.html'),
        ...withForms('remotes.json'),
      ].sort(),
    );
  });

  test('changes nothing when the content is the same', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const before = snapshot();
    const [change] = await publish({ site, builds: [remoteBuild('remote-vendor', 'one')] });
    expect(changedSince(before)).toEqual([]);
    expect(change?.release).toBe(change?.before);
  });

  test('takes an id of its own, and never other content under it', async () => {
    const named = (text: string) => ({ ...remoteBuild('remote-vendor', text), release: 'v2' });
    await publish({ site, builds: [named('one')] });
    expect(live('remote-vendor')).toBe('v2');
    await expect(publish({ site, builds: [named('two')] })).rejects.toThrow('never changes');
    expect(read('remotes/remote-vendor/v2/remoteEntry.js')).toContain('one');
  });

  test.each(['../evil', '.hidden', 'a/b', '', 'a b'])('refuses the id "%s"', async (release) => {
    const builds = [{ ...remoteBuild('remote-vendor', 'one'), release }];
    await expect(publish({ site, builds })).rejects.toThrow("can't be the id");
  });

  test('refuses a folder without a build, and the build of another remote', async () => {
    const builds = [{ name: 'remote-vendor', version: '1.0.0', folder: '/nowhere' }];
    await expect(publish({ site, builds })).rejects.toThrow('no build of remote-vendor');
    const other = [{ ...remoteBuild('remote-admin', 'one'), name: 'remote-vendor' }];
    await expect(publish({ site, builds: other })).rejects.toThrow('no fragment.json');
  });

  test('loses no entry when several are released at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await publish({ site, builds: [shellBuild('a')] });
    await Promise.all(names.map((name) => publish({ site, builds: [remoteBuild(name, name)] })));
    expect(registry().map((entry: { name: string }) => entry.name)).toEqual([...names].sort());
    expect(existsSync(join(site, '.releases/lock'))).toBe(false);
  });
});

describe('publishing a shell', () => {
  test('switches the page, keeps earlier assets and leaves out what is not for visitors', async () => {
    await publish({ site, builds: [shellBuild('a', {}, { 'old.svg': '<svg/>' })] });
    await publish({ site, builds: [shellBuild('b')] });
    expect(read('index.html')).toContain('<title>b</title>');
    expect(read('sw.js')).toBe('// b');
    expect(existsSync(join(site, 'assets/a.js'))).toBe(true);
    expect(existsSync(join(site, 'old.svg'))).toBe(false);
    expect(existsSync(join(site, 'provides.json'))).toBe(false);
    expect(JSON.parse(read('shell.json'))).toMatchObject({ contract: 1 });
    expect([...snapshot().keys()].filter((path) => path.endsWith('.inputs'))).toEqual([]);
  });

  test('refuses other content under the name of an asset', async () => {
    await publish({ site, builds: [shellBuild('a')] });
    const changed = shellBuild('b', {}, { 'assets/a.js': 'other' });
    await expect(publish({ site, builds: [changed] })).rejects.toThrow('never changes');
    expect(read('index.html')).toContain('<title>a</title>');
  });
});

describe('the page pins every live script', () => {
  const pinned = (): Record<string, string> => {
    const map = /<script type="importmap">(.*?)<\/script>/.exec(read('index.html'))?.[1] ?? '{}';
    return JSON.parse(map).integrity;
  };

  test('to its content, before the first script', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const addresses = [
      'assets/a.js',
      `remotes/remote-vendor/${live('remote-vendor')}/remoteEntry.js`,
      `remotes/remote-vendor/${live('remote-vendor')}/assets/app-1a2b3c4d.js`,
    ];
    expect(pinned()).toEqual(
      Object.fromEntries(addresses.map((path) => [`/${path}`, digest(read(path))])),
    );
    const page = read('index.html');
    expect(page.indexOf('charset')).toBeLessThan(page.indexOf('importmap'));
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
  });

  test('and follows releases and roll backs', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const first = pinned();
    await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
    expect(pinned()).not.toEqual(first);
    await rollBack({ site, name: 'remote-vendor' });
    expect(pinned()).toEqual(first);
  });
});

describe('shell and remotes must fit', () => {
  const needy = (...names: string[]) => remoteBuild('remote-vendor', 'needy', { exports: names });

  test('a remote that needs what the shell lacks is refused, and nothing changes', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const release = live('remote-vendor');
    await expect(publish({ site, builds: [needy('useSession', 'useMagic')] })).rejects.toThrow(
      '@hoa/shared export "useMagic"',
    );
    expect(live('remote-vendor')).toBe(release);
  });

  test('a shell that removes what a remote needs is refused', async () => {
    await publish({ site, builds: [shellBuild('a'), needy('useSession')] });
    const next = shellBuild('b', { exports: ['createRemote'] });
    await expect(publish({ site, builds: [next] })).rejects.toThrow(
      /remote-vendor .* needs @hoa\/shared export "useSession"/,
    );
    expect(read('index.html')).toContain('<title>a</title>');
  });

  test('both may change together in one release', async () => {
    await publish({ site, builds: [shellBuild('a'), needy('useSession')] });
    const builds = [shellBuild('b', { exports: ['useMagic'] }), needy('useMagic')];
    await publish({ site, builds });
    expect(read('index.html')).toContain('<title>b</title>');
  });

  test('a new contract arrives with shell and remotes together', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const shell = shellBuild('b', { contract: 2 });
    const remote = remoteBuild('remote-vendor', 'two', {}, 2);
    await expect(publish({ site, builds: [remote] })).rejects.toThrow(
      'contract 2 (the shell speaks 1)',
    );
    await expect(publish({ site, builds: [shell] })).rejects.toThrow('contract 1');
    await publish({ site, builds: [shell, remote] });
    expect(registry()[0].contract).toBe(2);
  });

  test('a roll back that would not fit is refused', async () => {
    await publish({ site, builds: [shellBuild('a', { exports: [] })] });
    await publish({ site, builds: [shellBuild('b')] });
    await publish({ site, builds: [needy('useSession')] });
    await expect(rollBack({ site, name: 'shell' })).rejects.toThrow('useSession');
    expect(read('index.html')).toContain('<title>b</title>');
  });
});

describe('rolling back', () => {
  const release = async (...texts: string[]) => {
    for (const text of texts) await publish({ site, builds: [remoteBuild('remote-vendor', text)] });
  };
  const shown = (): string => registry()[0].pages[0].title;

  test('goes one release back each time, until there is none', async () => {
    await release('one', 'two', 'three');
    const change = await rollBack({ site, name: 'remote-vendor' });
    expect(change.release).toBe(live('remote-vendor'));
    expect(shown()).toBe('two');
    await rollBack({ site, name: 'remote-vendor' });
    expect(shown()).toBe('one');
    await expect(rollBack({ site, name: 'remote-vendor' })).rejects.toThrow('no release before');
  });

  test('returns to what was live before, also after an earlier roll back', async () => {
    await release('one', 'two', 'bad');
    await rollBack({ site, name: 'remote-vendor' });
    await release('four');
    await rollBack({ site, name: 'remote-vendor' });
    expect(shown()).toBe('two');
  });

  test('goes to the named release, forward too', async () => {
    await release('one', 'two');
    const two = live('remote-vendor');
    await rollBack({ site, name: 'remote-vendor' });
    await rollBack({ site, name: 'remote-vendor', release: two });
    expect(shown()).toBe('two');
  });

  test('restores the whole registry entry, byte for byte', async () => {
    await release('one');
    const before = read('remotes.json');
    await release('two');
    await rollBack({ site, name: 'remote-vendor' });
    expect(read('remotes.json')).toBe(before);
  });

  test('brings a shell back with its page and the files beside it', async () => {
    await publish({ site, builds: [shellBuild('a', {}, { 'old.svg': '<svg/>' })] });
    await publish({ site, builds: [shellBuild('b')] });
    await rollBack({ site, name: 'shell' });
    expect(read('index.html')).toContain('<title>a</title>');
    expect(read('sw.js')).toBe('// a');
    expect(existsSync(join(site, 'old.svg'))).toBe(true);
  });

  test('says what is wrong', async () => {
    await expect(rollBack({ site, name: 'remote-vendor' })).rejects.toThrow('never released');
    await release('one');
    const named = (id?: string) => rollBack({ site, name: 'remote-vendor', release: id });
    await expect(named('nine')).rejects.toThrow('no release "nine"');
    await expect(named(live('remote-vendor'))).rejects.toThrow('live already');
  });
});
