import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = process.env.SITE ?? fileURLToPath(new URL('../site', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4273);

// `npm test` sets CHROMIUM_PATH; otherwise uses Playwright's own or the system's Chromium.
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
    // A host name other than localhost, whose HTTP pages are no secure context.
    '--host-resolver-rules=MAP portal.test 127.0.0.1',
    // Pages of one worker share a process, like tabs of one site, which saves a tenth of a core per page.
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

/** Additional projects of `npm run proof`, which selects one at a time with E2E_PROJECT. */
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
    // The regular Firefox, driven by WebDriver BiDi; Playwright's own is a separate build.
    name: 'firefox',
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: {
      ...desktop,
      // To take one, Playwright adds a style, which the site's policy refuses.
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
  // A proof selects its project; `npm test` leaves out specs that take too long for it.
  testIgnore: process.env.E2E_PROJECT === undefined ? ['**/specs/proof/**'] : [],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of our machines: a journey spends a fifth of its time waiting for toasts and simulated
  // delays.
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
    // `page.route` does not see requests that a service worker answers, so only tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // `@phone-only`: little different on a desktop; the proof `tablet` runs these on a wide screen.
    { name: 'desktop', grepInvert: /@phone-only/, use: desktop },
    // `@phone-proof`: little different on a phone; the proof `large-phone` runs these there.
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
