// @ts-check
import { slowPage } from './conditions.mjs';

/**
 * @typedef {object} ListPlace
 * @property {string} name
 * @property {'resident' | 'vendor' | 'admin'} role
 * @property {string} path
 * @property {string} generated The storage key that requests generated data.
 * @property {string} ready A selector that matches once the list has content.
 * @property {Partial<Record<Action, (page: import('playwright').Page) => Promise<void>>>} actions
 */
/** @typedef {'type' | 'sort' | 'move' | 'choose' | 'turn'} Action */
/** @typedef {{ mount: number, nodes: number } & Partial<Record<Action, number>>} ListCost */

/**
 * Opens a list of `count` generated items. Measures the time to mount and the slowest interaction of each kind from
 * input to next paint, in ms at 4× CPU slowdown.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {ListPlace} place
 * @param {number} count
 * @returns {Promise<ListCost>}
 */
export async function measureList(browser, origin, place, count) {
  const { page, context } = await slowPage(browser, {
    role: place.role,
    network: false,
    storage: { [place.generated]: String(count) },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(observeInteractions);
  // Starts on another page of the portal, so that only the list is measured and not the startup.
  await page.goto(origin + (place.role === 'vendor' ? '/vendor/invoices' : '/profile'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const mount = await mountTime(page, place);
  // Waits for code that loads after the list, such as the virtualizer.
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.querySelectorAll('body *').length);
  /** @type {ListCost} */
  const cost = { mount, nodes };
  for (const [action, act] of Object.entries(place.actions)) {
    // Waits until the change of the previous action is rendered.
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.evaluate(() => /** @type {any} */ (window).forgetInteractions());
    await act(page);
    // After two frames the last interaction has been painted and reported.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    cost[/** @type {Action} */ (action)] = await page.evaluate(() =>
      /** @type {any} */ (window).slowestInteraction(),
    );
  }
  await context.close();
  return cost;
}

/**
 * Measures the time from navigation to the painted list.
 * @param {import('playwright').Page} page @param {ListPlace} place
 */
function mountTime(page, { path, ready }) {
  return page.evaluate(
    ([address, selector]) =>
      new Promise((done) => {
        const started = performance.now();
        history.pushState(null, '', address);
        const look = () => {
          if (document.querySelector(selector)) {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
          } else requestAnimationFrame(look);
        };
        look();
      }),
    /** @type {[string, string]} */ ([path, ready]),
  );
}

// Runs in the page: the browser's event timing, which measures until the next paint.
function observeInteractions() {
  let slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/** @type {any} */ (entry).interactionId) slowest = Math.max(slowest, entry.duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
  Object.assign(window, {
    forgetInteractions: () => {
      slowest = 0;
    },
    slowestInteraction: () => slowest,
  });
}
