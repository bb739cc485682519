import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { digest } from './import-map.mjs';
import { liveViewFolder } from './live-view.mjs';
import { publish, rollBack } from './publish.mjs';
import { remoteBuild, shellBuild } from './testing/fixture-build.ts';
import { siteUnderTest } from './testing/site-under-test.ts';

let portal: ReturnType<typeof siteUnderTest>;
let site: string;
beforeEach(() => {
  portal = siteUnderTest();
  site = portal.site;
});

function changedSince(before: Map<string, string>): string[] {
  const after = portal.snapshot();
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
    expect(portal.registry()).toEqual([
      {
        name: 'remote-vendor',
        release,
        entry: `/remotes/remote-vendor/${release}/remoteEntry.js`,
        integrity: digest(portal.read(`remotes/remote-vendor/${release}/remoteEntry.js`)),
        contract: 1,
        area: { en: 'Vendor Portal' },
        requires: { versions: { react: '19.3.1' }, exports: {} },
        pages: [
          {
            id: 'board',
            path: '/vendor',
            roles: ['vendor'],
            title: { en: 'one' },
            preload: { scripts: [], styles: [] },
          },
        ],
        preload: { scripts: ['assets/app-1a2b3c4d.js'], styles: [] },
        releasedAt: '2025-01-02T03:04:05.000Z',
      },
    ]);
  });

  test('compresses its text files beside them', async () => {
    await publish({ site, builds: [remoteBuild('remote-vendor', 'one')] });
    const chunk = `remotes/remote-vendor/${portal.live('remote-vendor')}/assets/app-1a2b3c4d.js`;
    expect(brotliDecompressSync(readFileSync(join(site, `${chunk}.br`))).toString()).toBe(
      portal.read(chunk),
    );
    expect(gunzipSync(readFileSync(join(site, `${chunk}.gz`))).toString()).toBe(portal.read(chunk));
  });

  test('changes only files of its own release, the registry, and the page', async () => {
    const others = ['remote-resident', 'remote-admin', 'remote-vendor'];
    const builds = [shellBuild('a'), ...others.map((name) => remoteBuild(name, 'one'))];
    await publish({ site, builds });
    const [before, viewBefore] = [portal.snapshot(), portal.view()];
    await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
    const own = `remotes/remote-vendor/${portal.live('remote-vendor')}/`;
    const view = `${portal.view().slice(site.length + 1)}/`;
    const foreign = changedSince(before).filter(
      (path) => !path.startsWith(own) && !path.startsWith(view),
    );
    expect(foreign).toEqual(['.releases/live', '.releases/nginx-live.conf']);
    const other = readdirSync(viewBefore).filter(
      (file) =>
        !readFileSync(join(viewBefore, file)).equals(readFileSync(join(portal.view(), file))),
    );
    expect(other.sort()).toEqual(
      ['.history.json', ...withForms('index.html'), ...withForms('remotes.json')].sort(),
    );
  });

  test('changes nothing when the content is the same', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const before = portal.snapshot();
    const [change] = await publish({ site, builds: [remoteBuild('remote-vendor', 'one')] });
    expect(changedSince(before)).toEqual([]);
    expect(change?.release).toBe(change?.before);
  });

  test('accepts a custom release ID, and refuses different content under the same ID', async () => {
    const named = (text: string) => ({ ...remoteBuild('remote-vendor', text), release: 'v2' });
    await publish({ site, builds: [named('one')] });
    expect(portal.live('remote-vendor')).toBe('v2');
    await expect(publish({ site, builds: [named('two')] })).rejects.toThrow('never changes');
    expect(portal.read('remotes/remote-vendor/v2/remoteEntry.js')).toContain('one');
  });

  test('refuses different content under an existing release ID, even when both are published concurrently [10.40]', async () => {
    const named = (text: string) => ({ ...remoteBuild('remote-vendor', text), release: 'v2' });
    const both = ['one', 'two'].map((text) => publish({ site, builds: [named(text)] }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes[0]?.status === 'fulfilled' ? 'one' : 'two';
    expect(portal.read('remotes/remote-vendor/v2/remoteEntry.js')).toContain(winner);
    const more = named(winner);
    writeFileSync(join(more.folder, 'assets/late.js'), 'more than was released');
    await expect(publish({ site, builds: [more] })).rejects.toThrow('never changes');
    rmSync(join(more.folder, 'assets'), { recursive: true });
    await expect(publish({ site, builds: [more] })).rejects.toThrow('never changes');
  });

  test.each([
    '../../evil',
    '.x',
    'a b',
    'x?y',
    'x#y',
    'remote-%2e',
    'remote-',
    'remote-a/b',
    '__proto__',
    'constructor',
    '',
  ])('refuses the package name "%s", and writes nothing [10.41]', async (name) => {
    const builds = [{ ...remoteBuild('remote-vendor', 'one'), name }];
    await expect(publish({ site, builds })).rejects.toThrow("can't be the name of a package");
    await expect(rollBack({ site, name })).rejects.toThrow("can't be the name of a package");
    expect(existsSync(site)).toBe(false);
  });

  test.each([
    [
      'a navigation entry without a label',
      { navigation: { icon: 'house', order: 1 } },
      'navigation.label',
    ],
    ['a title that is no text', { title: { en: {} } }, 'pages[0].title.en is not a text'],
    [
      'a label that is an object',
      { navigation: { label: { en: 'A', de: {} }, icon: 'house', order: 1 } },
      'label.de',
    ],
    ['a role that nobody has', { roles: ['all'] }, 'pages[0].roles[0] is not a role'],
    ['no role', { roles: [] }, 'pages[0].roles'],
  ])('refuses a page with %s, naming it [10.35]', async (_what, page, fault) => {
    const builds = [remoteBuild('remote-vendor', 'one', {}, 1, page)];
    await expect(publish({ site, builds })).rejects.toThrow(fault);
    expect(existsSync(site)).toBe(false);
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

  test('keeps every registry entry when several remotes are published concurrently', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await publish({ site, builds: [shellBuild('a')] });
    await Promise.all(names.map((name) => publish({ site, builds: [remoteBuild(name, name)] })));
    expect(portal.registry().map((entry: { name: string }) => entry.name)).toEqual(
      [...names].sort(),
    );
  });
});

describe('publishing a shell', () => {
  test('switches the page, keeps earlier assets and omits files that are not for visitors', async () => {
    await publish({ site, builds: [shellBuild('a', {}, { 'old.svg': '<svg/>' })] });
    await publish({ site, builds: [shellBuild('b')] });
    expect(portal.read('index.html')).toContain('<title>b</title>');
    expect(portal.read('sw.js')).toBe('// b');
    expect(existsSync(join(site, 'assets/a.js'))).toBe(true);
    expect(existsSync(join(portal.view(), 'old.svg'))).toBe(false);
    expect(existsSync(join(portal.view(), 'provides.json'))).toBe(false);
    expect(JSON.parse(portal.read('shell.json'))).toMatchObject({ contract: 1 });
    expect([...portal.snapshot().keys()].filter((path) => path.endsWith('.inputs'))).toEqual([]);
  });

  test('refuses other content under the name of an asset', async () => {
    await publish({ site, builds: [shellBuild('a')] });
    const changed = shellBuild('b', {}, { 'assets/a.js': 'other' });
    await expect(publish({ site, builds: [changed] })).rejects.toThrow('never changes');
    expect(portal.read('index.html')).toContain('<title>a</title>');
  });
});

test('keeps five views, and older ones for an hour', async () => {
  const views = join(site, '.releases/views');
  const release = (text: string) => publish({ site, builds: [remoteBuild('remote-vendor', text)] });
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) await release(text);
  expect(readdirSync(views)).toHaveLength(7);
  for (const name of readdirSync(views)) utimesSync(join(views, name), 0, 0);
  await release('8');
  expect(readdirSync(views).sort()).toEqual(['4', '5', '6', '7', '8']);
});

test('a site whose views have names in place of numbers goes on with its releases', async () => {
  await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
  const named = join(site, '.releases/views/0b23456789ab');
  renameSync(portal.view(), named);
  writeFileSync(join(site, '.releases/live'), '0b23456789ab\n89ab\n');
  expect(await liveViewFolder(site)).toBe(named);
  await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
  expect(await liveViewFolder(site)).toBe(join(site, '.releases/views/1'));
  expect(readFileSync(join(site, '.releases/live'), 'utf8')).toBe('1\n');
  expect(portal.read('index.html')).toContain('<title>a</title>');
  await rollBack({ site, name: 'remote-vendor' });
  expect(portal.registry()[0].pages[0].title.en).toBe('one');
});

describe('the page pins every live script and style', () => {
  const pinned = (): Record<string, string> => {
    const map =
      /<script type="importmap">(.*?)<\/script>/.exec(portal.read('index.html'))?.[1] ?? '{}';
    return JSON.parse(map).integrity;
  };

  test('to its content, before the first script [V11.4.3]', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const addresses = [
      'assets/a.js',
      `remotes/remote-vendor/${portal.live('remote-vendor')}/remoteEntry.js`,
      `remotes/remote-vendor/${portal.live('remote-vendor')}/assets/app-1a2b3c4d.css`,
      `remotes/remote-vendor/${portal.live('remote-vendor')}/assets/app-1a2b3c4d.js`,
    ];
    expect(pinned()).toEqual(
      Object.fromEntries(addresses.map((path) => [`/${path}`, digest(portal.read(path))])),
    );
    const page = portal.read('index.html');
    expect(page.indexOf('charset')).toBeLessThan(page.indexOf('importmap'));
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
  });

  test('on the tags themselves, which are fetched before the map is read', async () => {
    await publish({ site, builds: [shellBuild('a')] });
    const expected = digest(portal.read('assets/a.js'));
    expect(portal.read('index.html')).toMatch(
      new RegExp(
        `<script[^>]*src="/assets/a\\.js"[^>]*integrity="${expected.replace(/[+/]/g, '\\$&')}"`,
      ),
    );
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
  const needy = (...names: string[]) =>
    remoteBuild('remote-vendor', 'needy', { exports: { '@hoa/portal': names } });

  test('a remote that needs an export the shell lacks is refused, and nothing changes', async () => {
    await publish({ site, builds: [shellBuild('a'), remoteBuild('remote-vendor', 'one')] });
    const release = portal.live('remote-vendor');
    await expect(publish({ site, builds: [needy('useSession', 'useMagic')] })).rejects.toThrow(
      '@hoa/portal export "useMagic"',
    );
    expect(portal.live('remote-vendor')).toBe(release);
  });

  test('a shell that removes an export a remote needs is refused', async () => {
    await publish({ site, builds: [shellBuild('a'), needy('useSession')] });
    const next = shellBuild('b', { exports: { '@hoa/portal': ['createRemote'] } });
    await expect(publish({ site, builds: [next] })).rejects.toThrow(
      /remote-vendor .* needs @hoa\/portal export "useSession"/,
    );
    expect(portal.read('index.html')).toContain('<title>a</title>');
  });

  test('both may change together in one release', async () => {
    await publish({ site, builds: [shellBuild('a'), needy('useSession')] });
    const builds = [
      shellBuild('b', { exports: { '@hoa/portal': ['useMagic'] } }),
      needy('useMagic'),
    ];
    await publish({ site, builds });
    expect(portal.read('index.html')).toContain('<title>b</title>');
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
    expect(portal.registry()[0].contract).toBe(2);
  });

  test('a roll back that would not fit is refused', async () => {
    await publish({ site, builds: [shellBuild('a', { exports: {} })] });
    await publish({ site, builds: [shellBuild('b')] });
    await publish({ site, builds: [needy('useSession')] });
    await expect(rollBack({ site, name: 'shell' })).rejects.toThrow('useSession');
    expect(portal.read('index.html')).toContain('<title>b</title>');
  });
});

describe('rolling back', () => {
  const release = async (...texts: string[]) => {
    for (const text of texts) await publish({ site, builds: [remoteBuild('remote-vendor', text)] });
  };
  const shown = (): string => portal.registry()[0].pages[0].title.en;

  test('goes one release back each time, until there is none', async () => {
    await release('one', 'two', 'three');
    const change = await rollBack({ site, name: 'remote-vendor' });
    expect(change.release).toBe(portal.live('remote-vendor'));
    expect(shown()).toBe('two');
    await rollBack({ site, name: 'remote-vendor' });
    expect(shown()).toBe('one');
    await expect(rollBack({ site, name: 'remote-vendor' })).rejects.toThrow('no release before');
  });

  test('returns to the previous live release, even after an earlier rollback', async () => {
    await release('one', 'two', 'bad');
    await rollBack({ site, name: 'remote-vendor' });
    await release('four');
    await rollBack({ site, name: 'remote-vendor' });
    expect(shown()).toBe('two');
  });

  test('goes to the named release, forward too', async () => {
    await release('one', 'two');
    const two = portal.live('remote-vendor');
    await rollBack({ site, name: 'remote-vendor' });
    await rollBack({ site, name: 'remote-vendor', release: two });
    expect(shown()).toBe('two');
  });

  test('restores the whole registry entry, byte for byte', async () => {
    await release('one');
    const before = portal.read('remotes.json');
    await release('two');
    await rollBack({ site, name: 'remote-vendor' });
    expect(portal.read('remotes.json')).toBe(before);
  });

  test('brings a shell back with its page and the files beside it', async () => {
    await publish({ site, builds: [shellBuild('a', {}, { 'old.svg': '<svg/>' })] });
    await publish({ site, builds: [shellBuild('b')] });
    await rollBack({ site, name: 'shell' });
    expect(portal.read('index.html')).toContain('<title>a</title>');
    expect(portal.read('sw.js')).toBe('// a');
    expect(existsSync(join(portal.view(), 'old.svg'))).toBe(true);
  });

  test('says what is wrong', async () => {
    await expect(rollBack({ site, name: 'remote-vendor' })).rejects.toThrow('never released');
    await release('one');
    const named = (id?: string) => rollBack({ site, name: 'remote-vendor', release: id });
    await expect(named('nine')).rejects.toThrow('no release "nine"');
    await expect(named(portal.live('remote-vendor'))).rejects.toThrow('live already');
  });
});
