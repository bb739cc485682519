// @ts-check
import { newProfile } from './conditions.mjs';
import { printTable, total } from './table.mjs';
import { watchScripts } from './watch-scripts.mjs';

/** Where each role begins, and where it can go from there. */
const routes = {
  resident: [
    '/',
    '/news',
    '/forums',
    '/forums/topic-footpath',
    '/messages',
    '/messages/thread-lamp',
    '/notifications',
    '/documents',
    '/tickets',
    '/tickets/TKT-1020',
    '/payments',
    '/profile',
    '/search',
    '/menu',
    '/design',
  ],
  vendor: ['/vendor', '/vendor/invoices', '/vendor/menu', '/vendor?item=TKT-1027'],
  admin: [
    '/',
    '/tickets',
    '/tickets?view=kanban',
    '/tickets/TKT-1034',
    '/admin',
    '/admin?tab=news',
  ],
};

/** How long a page must be quiet to be whole, what it fetches when idle included. */
const quietMs = 8000;

/**
 * Goes from the first page of a role to each of its routes, in a new profile each time, and prints the
 * script that the route adds.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function benchRoutes(browser, origin) {
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const role of /** @type {const} */ (['resident', 'vendor', 'admin'])) {
    const [home = '/', ...others] = routes[role];
    for (const path of others) {
      const added = await addedBy(browser, { role, from: origin + home, path });
      rows.push([`${role} ${path}`, added.files, added.kb.toFixed(1)]);
    }
  }
  console.log('\nWhat a route adds to the first page');
  printTable(['', 'scripts', 'JS kB gz'], rows);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ role: import('./conditions.mjs').Role, from: string, path: string }} way
 */
async function addedBy(browser, { role, from, path }) {
  const context = await newProfile(browser, { role });
  const page = await context.newPage();
  let last = performance.now();
  const quiet = async () => {
    while (performance.now() - last < quietMs) await page.waitForTimeout(100);
  };
  await page.goto(from);
  await quiet();
  const scripts = watchScripts(page);
  page.on('requestfinished', () => {
    last = performance.now();
  });
  last = performance.now();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await quiet();
  const sizes = await scripts();
  await context.close();
  return { files: sizes.length, kb: total(sizes) };
}
