// @ts-check
import { slowPage } from './conditions.mjs';
import { observePaints } from './observe-paints.mjs';
import { total } from './table.mjs';
import { watchScripts } from './watch-scripts.mjs';

/**
 * @typedef {object} Load
 * @property {number} requests
 * @property {number} scriptKb All loaded scripts in kB, gzipped.
 * @property {number} lcp ms
 * @property {number} blocking Time of tasks beyond 50 ms each, in ms, since first paint.
 * @property {number} cls
 */

/** A page counts as loaded after this time without requests. */
const quietMs = 1500;

/**
 * Opens a URL in an empty profile and measures the cost until the page is quiet.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ role?: import('./conditions.mjs').Role | undefined, state?: import('./conditions.mjs').State | undefined }} options
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, address, { role, state }) {
  const { page, context } = await slowPage(browser, state ? { state } : { role });
  const scripts = watchScripts(page);
  let requests = 0;
  let last = performance.now();
  page.on('request', () => {
    requests += 1;
    last = performance.now();
  });
  page.on('response', () => {
    last = performance.now();
  });
  await page.addInitScript(observePaints);
  await page.goto(address, { waitUntil: 'load' });
  while (performance.now() - last < quietMs) await page.waitForTimeout(100);
  const scriptKb = total(await scripts());
  const seen = await page.evaluate(() => /** @type {any} */ (window).measured());
  await context.close();
  return { requests, scriptKb, ...seen };
}
