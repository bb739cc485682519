import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { publish, rollBack } from './publish.mjs';
import { remoteBuild, shellBuild } from './testing/fixture-build.ts';
import { siteUnderTest } from './testing/site-under-test.ts';

let portal: ReturnType<typeof siteUnderTest>;
let site: string;
beforeEach(() => {
  portal = siteUnderTest();
  site = portal.site;
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
