import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = process.env.SITE ?? fileURLToPath(new URL('../site', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4273);

// `npm test` says where Chromium is; alone, Playwright's own or the system's will do.
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    existsSync,
  );

const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // A name that is no localhost: over HTTP, its pages have no secure context.
    '--host-resolver-rules=MAP portal.test 127.0.0.1',
    // Pages of one worker share a process, as tabs of one site do: each page costs a tenth less of a core.
    '--renderer-process-limit=1',
  ],
  ...(executablePath ? { executablePath } : {}),
};

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** What `npm run proof` adds, one at a time, named by E2E_PROJECT. */
const others = [
  {
    name: 'large-phone',
    grep: /@phone/,
    use: { ...phone, viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 },
  },
  {
    name: 'tablet',
    use: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true },
  },
  {
    // The Firefox that people use, by WebDriver BiDi: Playwright's own is a build of its own.
    name: 'firefox',
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: {
      ...desktop,
      // Playwright takes one with a style of its own, which the site's policy refuses.
      screenshot: 'off' as const,
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: fileURLToPath(new URL('fixtures/firefox-relay.mjs', import.meta.url)),
      },
    },
  },
].filter(({ name }) => name === process.env.E2E_PROJECT);

export default defineConfig({
  testDir: './specs',
  // A proof names its project; `npm test` leaves out what only proofs run.
  testIgnore: process.env.E2E_PROJECT === undefined ? ['**/accessibility-tree.spec.ts'] : [],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than our machines have cores: a journey waits for toasts and simulated delays a fifth of its time.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker answers, `page.route` never sees: it is let in where it is what is tested.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // What is tagged `@phone-only` differs little on a desktop: the proof `tablet` runs it on a wide screen.
    { name: 'desktop', grepInvert: /@phone-only/, use: desktop },
    // What is tagged `@phone-proof` differs little on a phone: the proof `large-phone` runs it there.
    { name: 'phone', grep: /@phone(?!-proof)/, use: phone },
    ...others,
  ],
  webServer: {
    command: `node hosting/serve.mjs "${site}"`,
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
