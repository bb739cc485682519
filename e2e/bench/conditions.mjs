// @ts-check

import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** An old phone on a slow line: 4× CPU, 1.6 Mbps down, 150 ms round trip. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Starts the browser of every measurement. */
export async function startBrowser() {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/**
 * A tab of a new, empty profile under the conditions of the benchmark, signed in as `role`.
 * @param {import('playwright').Browser} browser
 * @param {{ role?: 'resident' | 'vendor' | 'admin' | undefined, network?: boolean, storage?: Record<string, string> }} options
 */
export async function slowPage(browser, { role, network = true, storage = {} }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const kept = { ...storage, ...(role ? { 'hoa:session': sessionOf(role) } : {}) };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  return { page, context, devtools };
}

/** What the portal keeps of a signed-in person. @param {string} role */
function sessionOf(role) {
  const user = { uid: `${role}-1`, email: `${role}@example.org`, displayName: 'Bench' };
  return JSON.stringify({ role, user, mockOn: true, hoaId: 'default-hoa' });
}
