import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Configuration, configurationOf } from './configuration.mjs';
import { configure, publish, rollBack } from './publish.mjs';
import { createSiteServer } from './site-server.mjs';
import { remoteBuild, shellBuild } from './testing/fixture-build.ts';
import { ask } from './testing/site-answers.ts';
import { siteUnderTest } from './testing/site-under-test.ts';

const both: Configuration = { modes: ['mock', 'live'], api: '/api' };

let portal: ReturnType<typeof siteUnderTest>;
let site: string;
let server: Server | undefined;
beforeEach(async () => {
  portal = siteUnderTest();
  site = portal.site;
  await publish({ site, builds: [shellBuild('one'), remoteBuild('remote-vendor', 'one')] });
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function serve(configuration?: Configuration) {
  server = createSiteServer({ site, configuration }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string, headers = {}) => ask(port, { path, headers });
}

const parsed = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

test('a site without a configuration has no config.json, and its registry contains only remotes', async () => {
  expect(await configurationOf(site)).toBeUndefined();
  expect(Object.keys(JSON.parse(portal.read('remotes.json')))).toEqual(['remotes']);
  const get = await serve();
  expect((await get('/config.json')).status).toBe(404);
});

test('the configuration is served as config.json and as part of the registry', async () => {
  await configure({ site, configuration: both });
  expect(await configurationOf(site)).toEqual(both);
  const get = await serve();
  const answer = await get('/config.json');
  expect(parsed(answer)).toEqual(both);
  expect(answer.headers['cache-control']).toBe('no-cache');
  const registry = parsed(await get('/remotes.json'));
  expect(registry.configuration).toEqual(both);
  expect(registry.remotes).toHaveLength(1);
});

test('the configuration survives a release and a rollback', async () => {
  await configure({ site, configuration: both });
  await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
  expect(await configurationOf(site)).toEqual(both);
  await rollBack({ site, name: 'remote-vendor' });
  expect(await configurationOf(site)).toEqual(both);
  expect(JSON.parse(portal.read('remotes.json')).configuration).toEqual(both);
});

test.each([
  [{ modes: [] }, 'configuration.modes is not a list'],
  [{ modes: ['demo'] }, 'configuration.modes[0] is not a mode'],
  [{ modes: ['live'], api: 'https://elsewhere.example' }, 'configuration.api is not a path'],
  [{}, 'configuration.modes is not a list'],
])('%j is refused, and nothing changes', async (wrong, fault) => {
  const before = portal.view();
  await expect(configure({ site, configuration: wrong as Configuration })).rejects.toThrow(fault);
  expect(portal.view()).toBe(before);
});

test('a server sends its own configuration, compressed, and leaves the site folder unchanged', async () => {
  const before = portal.snapshot();
  const unavailable = { ...both, unavailable: 'PostgreSQL does not run here.' };
  const get = await serve(unavailable);
  expect(parsed(await get('/config.json'))).toEqual(unavailable);
  const compressed = await get('/remotes.json', { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  const registry = JSON.parse(brotliDecompressSync(compressed.body).toString());
  expect(registry).toMatchObject({ configuration: unavailable, remotes: [{}] });
  expect(portal.snapshot()).toEqual(before);
});

test('a server with its own configuration answers 304 for an unchanged registry until a release', async () => {
  const get = await serve(both);
  const { etag } = (await get('/remotes.json')).headers;
  const again = await get('/remotes.json', { 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  await publish({ site, builds: [remoteBuild('remote-vendor', 'two')] });
  const after = await get('/remotes.json', { 'if-none-match': etag });
  expect(parsed(after).remotes[0].pages[0].title.en).toBe('two');
});
