// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../hosting/testing/free-port.mjs';
import { root } from '../../scripts/packages.mjs';
import { newProfile } from './conditions.mjs';
import { benchPages } from './pages.mjs';

/**
 * Loads the home of a resident in the live portal, and the minimal page for comparison.
 * @param {import('playwright').Browser} browser
 * @param {string} site The folder of the portal, whose server must be built.
 * @param {import('./contenders.mjs').Contender} minimal
 * @param {{ runs: number }} options
 */
export async function benchLiveHome(browser, site, minimal, { runs }) {
  const live = await startLive(site);
  try {
    const state = await signIn(browser, live);
    const portal = { name: 'portal', origin: live.origin, reached: () => 0 };
    const places = [
      { name: 'live home', path: '/', role: /** @type {const} */ ('resident'), state },
    ];
    await benchPages(browser, [portal, minimal], { places, runs });
  } finally {
    await live.stop();
  }
}

/** Starts the live portal with its own database. @param {string} site */
async function startLive(site) {
  const data = mkdtempSync(join(tmpdir(), 'hoa-bench-live-'));
  const port = await freePort();
  const running = spawn(process.execPath, [join(root, 'server', 'start.mjs'), site], {
    env: { ...process.env, PORT: String(port), DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let email = '';
  for await (const line of createInterface(running.stdout)) {
    email ||= /resident\s+(\S+@\S+)/.exec(line)?.[1] ?? '';
    if (email) break;
  }
  if (!email) throw new Error('The live portal did not start.');
  running.stdout.resume();
  return {
    origin: `http://localhost:${port}`,
    email,
    async stop() {
      running.kill('SIGINT');
      await once(running, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Signs a resident in by mail; returns the stored state of their browser.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, email: string }} live
 */
async function signIn(browser, { origin, email }) {
  const context = await newProfile(browser, {});
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByRole('radio', { name: 'Live' }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  const mailbox = `${origin}/mailbox.json?to=${encodeURIComponent(email)}`;
  /** @type {{ links: string[] }[]} */
  let mails = [];
  while (mails.length === 0) {
    await page.waitForTimeout(200);
    mails = await (await page.request.get(mailbox)).json();
  }
  await page.goto(mails[0]?.links[0] ?? '');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
