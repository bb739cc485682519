// @ts-check
import { measureList } from './measure-list.mjs';
import { median, printTable } from './table.mjs';

/** @typedef {import('./measure-list.mjs').ListPlace} ListPlace */
/** @typedef {import('./measure-list.mjs').ListCost} ListCost */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

const tickets = 'hoa:generated-tickets';

/**
 * Presses the mouse button on a control that the pointer already hovers over, as people do. Playwright's `click` runs
 * code in the page before and during the press that would be measured too: some 15 ms at 4× CPU.
 * @param {Locator} control
 */
const press = async (control) => {
  const page = control.page();
  await control.hover();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.down();
  await page.mouse.up();
};

const typeSearch = async (/** @type {Page} */ page) => {
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('leak', { delay: 150 });
  await press(page.getByRole('button', { name: 'Clear filters' }));
};

const moveFirst = async (/** @type {Page} */ page) => {
  await press(page.getByRole('button', { name: /^Move to…/ }).first());
  await press(page.getByRole('menuitem').first());
};

/** Goes to the next page and back. */
const turn = async (/** @type {Page} */ page) => {
  for (const name of ['Next', 'Previous']) {
    await press(page.getByRole('main').getByRole('button', { name, exact: true }).first());
  }
};

/** Chooses the second of a group of tabs or filters, then the first again. */
const choose =
  (/** @type {'tab' | 'button'} */ role, /** @type {string} */ group) =>
  async (/** @type {Page} */ page) => {
    const choices = page.getByRole('main').locator(`[role=${group}]`).first().getByRole(role);
    for (const at of [1, 0]) await press(choices.nth(at));
  };

/** @type {readonly ListPlace[]} */
const places = [
  {
    name: 'My Tickets',
    role: 'resident',
    path: '/tickets',
    generated: tickets,
    ready: 'main a[href^="/tickets/TKT-"]',
    actions: { type: typeSearch },
  },
  {
    name: 'Ticket Management, board',
    role: 'admin',
    path: '/tickets?view=kanban',
    generated: tickets,
    ready: 'main a[href^="/tickets/TKT-"]',
    actions: { type: typeSearch, move: moveFirst },
  },
  {
    name: 'Board Items, board',
    role: 'vendor',
    path: '/vendor',
    generated: tickets,
    ready: 'main [role=group] article, main section article',
    actions: { type: typeSearch, move: moveFirst },
  },
  {
    name: 'Board Items, table',
    role: 'vendor',
    path: '/vendor?view=table',
    generated: tickets,
    ready: 'main table[aria-label="Board Items"] tbody button',
    actions: {
      type: typeSearch,
      sort: async (page) => {
        for (const column of ['Subject', 'Updated']) {
          await press(page.getByRole('columnheader', { name: column }).getByRole('button'));
        }
      },
    },
  },
  {
    name: 'Community Forums',
    role: 'resident',
    path: '/forums',
    generated: 'hoa:generated-topics',
    ready: 'main a[href^="/forums/"]',
    actions: { choose: choose('button', 'group'), turn },
  },
  {
    name: 'Messages',
    role: 'resident',
    path: '/messages',
    generated: 'hoa:generated-broadcasts',
    ready: 'main a[href^="/messages/"]',
    actions: { choose: choose('tab', 'tablist') },
  },
  {
    name: 'Notifications',
    role: 'resident',
    path: '/notifications',
    generated: 'hoa:generated-notifications',
    ready: 'main li, main article',
    actions: { choose: choose('button', 'group') },
  },
  {
    name: 'News Manager',
    role: 'admin',
    path: '/admin?tab=news',
    generated: 'hoa:generated-news',
    ready: 'main tbody tr, main article',
    actions: { turn },
  },
];

/**
 * Measures each long list with few and with many items and prints both side by side.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ runs: number, only?: string | undefined, few?: number, many?: number }} options
 */
export async function benchLists(browser, origin, { runs, only, few = 100, many = 10_000 }) {
  console.log(`\nLists of ${few} and of ${many} generated things, median of ${runs}, ms`);
  const rows = [];
  for (const place of places.filter(({ name }) => !only || name === only)) {
    const costs = { few: /** @type {ListCost[]} */ ([]), many: /** @type {ListCost[]} */ ([]) };
    for (let run = 0; run < runs; run += 1) {
      costs.few.push(await measureList(browser, origin, place, few));
      costs.many.push(await measureList(browser, origin, place, many));
    }
    const figures = /** @type {const} */ ([
      'mount',
      'type',
      'sort',
      'move',
      'choose',
      'turn',
      'nodes',
    ]);
    for (const figure of figures) {
      if (costs.few.some((cost) => cost[figure] === undefined)) continue;
      const [small, large] = [costs.few, costs.many].map((all) =>
        median(all.map((cost) => cost[figure] ?? 0)),
      );
      const times = ((large ?? 0) / Math.max(small ?? 0, 1)).toFixed(2);
      rows.push([place.name, figure, (small ?? 0).toFixed(0), (large ?? 0).toFixed(0), times]);
    }
  }
  printTable(['list', '', String(few), String(many), '×'], rows);
}
