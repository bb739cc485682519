import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtSite } from '../../fixtures/built-site.ts';
import { liveFolder, shownFile } from '../../fixtures/live-release.ts';
import { expect, signInAs, test } from '../../fixtures/portal.ts';
import { type Intercept, serveSite } from '../../fixtures/served-site.ts';
import { expectShown } from '../../pages/shown.ts';

const lasting = 'public,max-age=31536000,immutable';

test('every type of file has its cache and security headers', async ({ request }) => {
  const registry = await (await request.get('/remotes.json')).json();
  const [{ entry }] = registry.remotes;
  const page = await request.get('/tickets', { headers: { accept: 'text/html' } });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answers = [
    ['/tickets', 'text/html; charset=utf-8', 'no-cache'],
    ['/remotes.json', 'application/json; charset=utf-8', 'no-cache'],
    [script, 'text/javascript; charset=utf-8', lasting],
    [entry, 'text/javascript; charset=utf-8', lasting],
  ] as const;
  for (const [path, type, cache] of answers) {
    const answer = await request.get(path, {
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' },
    });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
  }
  expect(page.headers()).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe/);
});

test('a missing file returns 404, never the page', async ({ request }) => {
  const missing = ['/assets/gone.js', '/remotes/remote-vendor/0.0.0-gone/remoteEntry.js'];
  for (const path of [...missing, '/.releases/live', '/.history.json', '/%2e%2e/package.json']) {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
  }
});

test.describe('the security policy', () => {
  test.use({ role: 'resident' });

  test('is enforced: markup from text, code from text and styles from text do not work', async ({
    page,
    faults,
  }) => {
    faults.expect(
      /Security policy|Content Security Policy|TrustedHTML|TrustedScript|Applying inline style/,
    );
    await page.goto('/');
    await expectShown(page, 'Home');
    const broken = await page.evaluate(async () => {
      const directives: string[] = [];
      addEventListener('securitypolicyviolation', (event) =>
        directives.push(event.effectiveDirective),
      );
      const attempts: (() => unknown)[] = [
        () => Object.assign(document.createElement('p'), { innerHTML: '<b>bold</b>' }),
        () => setTimeout('document.title = "run"', 0),
        () => {
          const style = document.createElement('style');
          style.textContent = 'body { display: none }';
          document.head.append(style);
        },
        () => {
          const image = new Image();
          image.src = 'https://evil.example/pixel.png';
          document.body.append(image);
        },
        () => fetch('https://evil.example/').catch(() => undefined),
      ];
      for (const attempt of attempts) {
        try {
          await attempt();
        } catch {
          // Refused as expected; the event names the directive.
        }
      }
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return directives.sort();
    });
    expect(broken).toEqual([
      'connect-src',
      'img-src',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'style-src-elem',
    ]);
    await expect(page).toHaveTitle(/^Home/);
  });
});

test.describe('a script that was tampered with', () => {
  // Each browser logs a refusal with different words.
  const refusals = /integrity|Failed to load|could not be loaded|Failed to fetch|error loading/i;

  test('of a remote does not run: its place shows the failure, again after Try Again', async ({
    page,
    faults,
  }) => {
    faults.expect(refusals);
    const folder = await liveFolder(builtSite, 'remote-vendor');
    const site = await serveSite(builtSite, await tampering(join(folder, 'remoteEntry.js')));
    await page.goto(`${site.origin}/login`);
    await signInAs(page, 'vendor');
    const alert = page.getByRole('alert').filter({ hasText: 'Vendor Portal' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toBeHidden();
    await expect(alert).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await site.close();
  });

  test('of the shell does not run', async ({ page, faults }) => {
    faults.expect(refusals);
    const html = await shownFile(builtSite, 'index.html');
    const script = /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? '';
    const site = await serveSite(builtSite, await tampering(join(builtSite, script)));
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(site.origin);
    await refused;
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.locator('#root')).toBeEmpty();
    await site.close();
  });

  test('would be noticed in any file: the page pins all of them, styles too', async () => {
    const html = await shownFile(builtSite, 'index.html');
    const map = /<script type="importmap">([^<]+)</.exec(html)?.[1] ?? '{}';
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    const { remotes } = JSON.parse(await shownFile(builtSite, 'remotes.json'));
    const folders = ['/assets', ...remotes.map(({ entry }: { entry: string }) => dirname(entry))];
    const pinned = Object.keys(integrity);
    for (const folder of folders) {
      expect(
        pinned.some((path) => path.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
    }
    for (const folder of folders.slice(1)) {
      const files = await readdir(join(builtSite, folder), { recursive: true });
      const scripts = files
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => join(folder, file));
      expect(scripts.filter((path) => !pinned.includes(path))).toEqual([]);
    }
    for (const [path, expected] of Object.entries(integrity)) {
      const content = await readFile(join(builtSite, path));
      const found = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      expect(found, path).toBe(expected);
    }
  });
});

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(() => {
    test.use({ serviceWorkers });

    test(`a second visit asks the server for no more than three files, workers being ${serviceWorkers}ed`, async ({
      page,
      context,
    }) => {
      const site = await serveSite(builtSite);
      await page.goto(`${site.origin}/login`);
      await signInAs(page, 'resident');
      await page.goto(`${site.origin}/`);
      await expectShown(page, 'Home');
      // The last part of the page to load.
      await expect(page.getByRole('region', { name: /^Welcome/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.close();
      const first = site.requests.splice(0);

      const again = await context.newPage();
      await again.goto(`${site.origin}/`);
      await expectShown(again, 'Home');
      await again.waitForLoadState('networkidle');
      expect(site.requests.length, site.requests.join(' ')).toBeLessThanOrEqual(3);
      expect(first.length).toBeGreaterThan(10);
      await site.close();
    });
  });
}

/** Serves one script of the site with an additional statement. */
async function tampering(file: string): Promise<Intercept> {
  const content = await readFile(file, 'utf8');
  const path = file.slice(builtSite.replace(/\/$/, '').length);
  return ({ url = '' }, response) => {
    if (decodeURIComponent(url) !== path) return false;
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
    response.end(`globalThis.tampered = true;${content}`);
    return true;
  };
}
