import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { digest, withImportMap } from './import-map.mjs';
import { fileHeaders } from './response-headers.mjs';
import { createSiteServer } from './site-server.mjs';
import { chunk, fixtureSite } from './testing/fixture-site.ts';
import { ask, hostilePaths, navigation, siteAnswers } from './testing/site-answers.ts';

let site: string;
let view: string;
let server: Server;
let port: number;

beforeAll(async () => {
  site = fixtureSite();
  view = join(site, '.releases/views/7');
  server = createSiteServer({ site });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('answers', () => {
  test.each(siteAnswers)('%s [10.31]', async (_what, question, expected) => {
    const { status, headers, body } = await ask(port, question);
    expect(status).toBe(expected.status);
    expect(headers['content-type']).toBe(expected.type);
    expect(headers['cache-control']).toBe(expected.cache);
    expect(headers['content-encoding']).toBe(expected.encoding);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (expected.status === 200) expect(headers.etag).toBeTruthy();
    if (question.method === 'HEAD') expect(body).toHaveLength(0);
  });

  test.each([...hostilePaths, '/%ff'])('nothing to %s [V13.4.1 V13.4.3]', async (path) => {
    const { status, headers, body } = await ask(port, { path, headers: navigation });
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|portal|<html/);
    if (status === 404) expect(headers['content-type']).toMatch('text/plain');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('405 to %s', async (method) => {
    const { status, headers } = await ask(port, { method, path: '/' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  const path = '/assets/shell-1a2b3c4d.js';
  const accepting = (accepted: string) =>
    ask(port, { path, headers: { 'accept-encoding': accepted } });

  test('prefers brotli and sends what the file holds', async () => {
    const { headers, body } = await accepting('gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(chunk);
  });

  test('gives gzip to those who refuse brotli', async () => {
    const { headers, body } = await accepting('br;q=0, gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(chunk);
  });

  test('has another tag for each encoding', async () => {
    const answers = await Promise.all(['br', 'gzip', 'identity'].map(accepting));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('caching', () => {
  test('a page that did not change is not sent again', async () => {
    const first = await ask(port, { path: '/', headers: navigation });
    const headers = { ...navigation, 'if-none-match': String(first.headers.etag) };
    const again = await ask(port, { path: '/', headers });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('a new registry is seen without a restart', async () => {
    const { headers } = await ask(port, { path: '/remotes.json' });
    writeFileSync(join(view, 'remotes.next'), '{"remotes":[{"name":"remote-new"}]}');
    renameSync(join(view, 'remotes.next'), join(view, 'remotes.json'));
    const again = await ask(port, {
      path: '/remotes.json',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(200);
    expect(again.body.toString()).toContain('remote-new');
  });

  test('a new release folder is seen without a restart', async () => {
    const folder = join(site, 'remotes/remote-vendor/2.0.0-def');
    const path = '/remotes/remote-vendor/2.0.0-def/mf-manifest.json';
    expect((await ask(port, { path })).status).toBe(404);
    mkdirSync(folder);
    writeFileSync(join(folder, 'mf-manifest.json'), '{}');
    expect((await ask(port, { path })).status).toBe(200);
  });

  test('serves a byte range of a file', async () => {
    const { status, body } = await ask(port, {
      path: '/assets/shell-1a2b3c4d.js',
      headers: { range: 'bytes=0-5' },
    });
    expect(status).toBe(206);
    expect(body.toString()).toBe('export');
  });
});

describe('slow readers', () => {
  // More than the operating system buffers for a connection.
  const size = 16_000_000;
  let patient: Server;
  let patientPort: number;

  beforeAll(async () => {
    writeFileSync(join(site, 'assets/large-1a2b3c4d.bin'), Buffer.alloc(size, 'x'));
    // Its size adds a second to the time limit.
    const patience = { timeoutMs: 1000, slowestBytesPerMs: size / 1000 };
    patient = createSiteServer({ site, patience });
    await new Promise<void>((done) => patient.listen(0, '127.0.0.1', done));
    patientPort = (patient.address() as AddressInfo).port;
  });
  afterAll(() => void patient.close());

  test('are disconnected, and do not affect other requests [10.44]', async () => {
    const readers = await Promise.all(Array.from({ length: 40 }, () => slowReader(patientPort)));
    const others = Array.from({ length: 20 }, () => ask(patientPort, { path: '/' }));
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
    expect(await connections()).toBeGreaterThanOrEqual(40);
    // Checked on the server, since a client that reads nothing does not notice.
    await vi.waitFor(async () => expect(await connections()).toBeLessThan(40), { timeout: 10_000 });
    for (const reader of readers) reader.destroy();
  });

  test('of a large file get the time that its size needs', async () => {
    const { body } = await ask(patientPort, { path: '/assets/large-1a2b3c4d.bin' });
    expect(body).toHaveLength(size);
  });

  const connections = () =>
    new Promise<number>((done) => patient.getConnections((_error, count) => done(count)));

  /** Opens a connection that requests the large file and reads only its first bytes. */
  async function slowReader(toPort: number): Promise<Socket> {
    const socket = connect(toPort, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /assets/large-1a2b3c4d.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    socket.read(1);
    return socket;
  }
});

describe('security', () => {
  test('the page runs its own scripts and nothing else [V1.3.2 V3.2.2 V3.4.3 V3.7.1 V14.2.3]', async () => {
    const { headers, body } = await ask(port, { path: '/tickets', headers: navigation });
    const policy = String(headers['content-security-policy']);
    const inline = /<script type="importmap">(.*?)<\/script>/.exec(body.toString())?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' '${digest(inline)}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('the policy follows the page when a release changes its import map [V3.4.5]', async () => {
    const next = withImportMap('<head><script src="/assets/a.js"></script></head>', {
      '/assets/a.js': 'sha256-other',
    });
    mkdirSync(join(site, '.releases/views/10'));
    writeFileSync(join(site, '.releases/views/10/index.html'), next);
    const { headers } = await ask(port, { path: '/' });
    expect(headers['content-security-policy']).toContain(
      digest('{"integrity":{"/assets/a.js":"sha256-other"}}'),
    );
  });

  test('the worker and images carry the policy, immutable chunks stay small', async () => {
    const policyOf = async (path: string) =>
      (await ask(port, { path })).headers['content-security-policy'];
    expect(await policyOf('/sw.js')).toContain("default-src 'none'");
    expect(await policyOf('/assets/logo-1a2b3c4d.svg')).toContain("default-src 'none'");
    expect(await policyOf('/assets/shell-1a2b3c4d.js')).toBeUndefined();
  });

  test('a PDF may be shown inside the portal, where nothing else may be', () => {
    const pdf = fileHeaders(['assets', 'rules-1a2b3c4d.pdf'], []);
    expect(pdf['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(pdf['Content-Security-Policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(pdf['Content-Security-Policy']).not.toMatch(/script-src|sandbox/);
    const page = fileHeaders(['index.html'], []);
    expect(page['X-Frame-Options']).toBe('DENY');
    expect(page['Content-Security-Policy']).toContain("frame-src 'self'");
  });
});
