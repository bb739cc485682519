import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockActors } from '@hoa/mock-data/testing';
import { afterEach, beforeAll, expect, it, test } from 'vitest';
import { openApp } from './http/testing/open-app.ts';
import { createPortalServer, type ServedPortal, whenReady } from './portal-server.ts';

let site = '';
const running: Server[] = [];

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'hoa-portal-server-'));
  await writeFile(join(site, 'index.html'), '<title>Portal</title>');
  return () => rm(site, { recursive: true });
});

afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

async function open(served: Promise<ServedPortal>) {
  const server = createPortalServer(served);
  running.push(server);
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  return { get };
}

const configuration = { modes: ['mock', 'live'], api: '/api' } as const;

function served(routes: Parameters<typeof openApp>[1] = {}): ServedPortal {
  return { site, configuration, app: openApp(() => mockActors.admin, routes).app };
}

it('answers site and API on one port', async () => {
  const { get } = await open(Promise.resolve(served()));
  expect(await (await get('/')).text()).toContain('<title>Portal');
  expect(await (await get('/healthz')).text()).toBe('alive\n');
  expect(await (await get('/api/session')).json()).toMatchObject({ person: { uid: 'admin-1' } });
  expect(await (await get('/config.json')).json()).toEqual(configuration);
  expect((await get('/apiary.js')).status).toBe(404);
  expect((await get('/apiary.js')).headers.get('Hoa-Contract')).toBeNull();
});

it('serves only the site, with the reason, when live mode is unavailable', async () => {
  const reason = 'PostgreSQL did not start.';
  const alone = { site, configuration: { ...configuration, unavailable: reason } };
  const { get } = await open(Promise.resolve(alone));
  expect(await (await get('/')).text()).toContain('<title>Portal');
  expect(await (await get('/config.json')).json()).toMatchObject({ unavailable: reason });
  expect((await get('/api/session')).status).toBe(404);
});

it('holds requests until there is something to serve', async () => {
  let resolve: (value: ServedPortal) => void = () => undefined;
  const { get } = await open(
    new Promise((done) => {
      resolve = done;
    }),
  );
  const early = get('/healthz');
  resolve(served());
  expect((await early).status).toBe(200);
});

test('waits until nothing is missing any more', async () => {
  const looks = [['mailbox', 'events'], ['mailbox'], []];
  let looked = 0;
  await whenReady(async () => {
    looked += 1;
    return looks[looked - 1] ?? [];
  });
  expect(looked).toBe(3);
});

test('fails with the names of the parts that are not ready', async () => {
  const never = whenReady(async () => ['mailbox'], 0);
  await expect(never).rejects.toThrow('The live portal did not become ready: mailbox.');
});
