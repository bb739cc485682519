// @ts-check

import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** An old phone on a slow connection: 4× CPU slowdown, 1.6 Mbps down, 150 ms round trip. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Starts the browser for all measurements. */
export async function startBrowser() {
  return chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** @typedef {'resident' | 'vendor' | 'admin'} Role */

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} State */

/**
 * Creates a browser profile of a small phone: signed in as the sample person of `role`, or with stored state, or empty.
 * @param {import('playwright').Browser} browser
 * @param {{ role?: Role | undefined, state?: State | undefined, storage?: Record<string, string> }} options
 */
export async function newProfile(browser, { role, state, storage = {} }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(state && { storageState: state }),
  });
  const kept = { ...storage, ...(role ? { 'hoa:session': sessionOf(role) } : {}) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  return context;
}

/**
 * Applies the CPU and network conditions of the benchmark to a tab.
 * @param {import('playwright').Page} page
 * @param {{ network?: boolean }} options
 */
export async function slowDown(page, { network = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return devtools;
}

/**
 * Opens a tab in a new profile under the conditions of the benchmark, signed in as `role`.
 * @param {import('playwright').Browser} browser
 * @param {{ role?: Role | undefined, state?: State | undefined, network?: boolean, storage?: Record<string, string> }} options
 */
export async function slowPage(browser, { network, ...options }) {
  const context = await newProfile(browser, options);
  const page = await context.newPage();
  const devtools = await slowDown(page, { ...(network !== undefined && { network }) });
  return { page, context, devtools };
}

/** Returns the stored session of a signed-in person as JSON. @param {string} role */
function sessionOf(role) {
  const user = { uid: `${role}-1`, email: `${role}@example.org`, displayName: 'Bench' };
  const hoaId = 'default-hoa';
  const home = role === 'resident' ? { unit: 'A-101', tenure: 'owner' } : {};
  const membership = {
    id: `membership-${role}-1`,
    hoaId,
    role,
    groups: role === 'resident' ? ['residents'] : [],
    ...home,
  };
  return JSON.stringify({
    role,
    user,
    mockOn: true,
    hoaId,
    memberships: [membership],
    membershipId: membership.id,
  });
}
