import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScriptHashes } from './import-map.mjs';
import { contentSecurityPolicy } from './response-headers.mjs';
import { fixtureSite } from './testing/fixture-site.ts';
import { ask, hostilePaths, navigation, siteAnswers } from './testing/site-answers.ts';

const nginx = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
if (nginx === undefined) console.warn('nginx is not installed: nginx.conf is not tested here.');

let running: ChildProcess;
let port: number;
let log = '';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}

beforeAll(async () => {
  if (nginx === undefined) return;
  const site = fixtureSite();
  const folder = mkdtempSync(join(tmpdir(), 'hoa-nginx-'));
  port = await freePort();
  const conf = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
    .replaceAll('/srv/portal/site', site)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'nginx.conf'), conf);
  // nginx as root reads with another user's rights.
  for (const path of [folder, join(site, '..')]) chmodSync(path, 0o755);
  running = spawn(nginx, [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-g',
    'daemon off; pid nginx.pid;',
  ]);
  running.stderr?.on('data', (text) => {
    log += text;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (running.exitCode !== null) throw new Error(log);
    if (await ask(port, { path: '/' }).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`nginx did not start: ${log}`);
});

afterAll(() => {
  running?.kill('SIGTERM');
});

describe.skipIf(nginx === undefined)('nginx answers as our own server', () => {
  test.each(siteAnswers)('%s', async (_what, question, expected) => {
    const { status, headers, body } = await ask(port, question);
    expect(status).toBe(expected.status);
    expect(headers['content-type']).toBe(expected.type);
    expect(headers['cache-control']).toBe(expected.cache);
    expect(headers['content-encoding']).toBe(expected.encoding);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (question.method === 'HEAD') expect(body).toHaveLength(0);
  });

  test.each(hostilePaths)('nothing to %s', async (path) => {
    const { status, body } = await ask(port, { path, headers: navigation });
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|portal/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('405 to %s', async (method) => {
    const { status, headers } = await ask(port, { method, path: '/' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('the page comes with the policy, a chunk without', async () => {
    const page = await ask(port, { path: '/tickets', headers: navigation });
    const policy = page.headers['content-security-policy'];
    expect(policy).toBe(contentSecurityPolicy(inlineScriptHashes(page.body.toString())));
    const chunk = await ask(port, { path: '/assets/shell-1a2b3c4d.js' });
    expect(chunk.headers['content-security-policy']).toBeUndefined();
  });
});
