// @ts-check
import { newProfile, slowDown } from './conditions.mjs';
import { observePaints } from './observe-paints.mjs';
import { places } from './pages.mjs';
import { median, printTable } from './table.mjs';

/** @typedef {{ requests: number, lcp: number }} Visit */

/** A visit ends after this time without requests, which is longer than the portal waits before it counts as idle. */
const quietMs = 6000;

/**
 * Visits each page twice with the same profile and prints the cost of the second visit: requests that reach the server,
 * and the largest contentful paint.
 * @param {import('playwright').Browser} browser
 * @param {readonly import('./contenders.mjs').Contender[]} contenders
 * @param {{ only: string | undefined, runs: number }} options
 */
export async function benchSecondVisit(browser, contenders, { only, runs }) {
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const place of places.filter(({ name }) => !only || name === only)) {
    for (const contender of contenders.filter(({ name }) => name !== 'minimal')) {
      /** @type {Visit[]} */
      const visits = [];
      for (let run = 0; run < runs; run += 1) visits.push(await again(browser, contender, place));
      const of = (/** @type {keyof Visit} */ figure) => median(visits.map((one) => one[figure]));
      rows.push([`${place.name}, ${contender.name}`, of('requests'), of('lcp').toFixed(0)]);
    }
  }
  console.log(`\nA second visit, median of ${runs}`);
  printTable(['', 'requests that reach the server', 'LCP ms'], rows);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./contenders.mjs').Contender} contender
 * @param {import('./pages.mjs').Place} place
 * @returns {Promise<Visit>}
 */
async function again(browser, { origin, reached }, { path, role }) {
  const context = await newProfile(browser, { role });
  const first = await context.newPage();
  await first.goto(origin + path);
  await quiet(first, reached);
  await first.close();
  const before = reached();
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(observePaints);
  await page.goto(origin + path);
  await quiet(page, reached);
  const { lcp } = await page.evaluate(() => /** @type {any} */ (window).measured());
  await context.close();
  return { requests: reached() - before, lcp };
}

/** @param {import('playwright').Page} page @param {() => number} reached */
async function quiet(page, reached) {
  for (let seen = -1, since = 0; since < quietMs; since += 500) {
    if (reached() !== seen) since = 0;
    seen = reached();
    await page.waitForTimeout(500);
  }
}
