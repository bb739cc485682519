import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScriptHashes } from './import-map.mjs';
import { contentSecurityPolicy } from './response-headers.mjs';
import { fixtureSite } from './testing/fixture-site.ts';
import { freePort } from './testing/free-port.mjs';
import { presentNginx, startNginx } from './testing/nginx.mjs';
import { ask, hostilePaths, navigation, siteAnswers } from './testing/site-answers.ts';

const nginx = presentNginx();

let running: Awaited<ReturnType<typeof startNginx>> | undefined;
let port: number;

beforeAll(async () => {
  if (nginx === undefined) return;
  const site = fixtureSite();
  // If root starts nginx, it reads the files as another user.
  chmodSync(join(site, '..'), 0o755);
  port = await freePort();
  const configuration = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
    .replaceAll('/srv/portal/site', site)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  running = await startNginx(nginx, configuration, port);
});

afterAll(() => running?.stop());

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
