// @ts-check
import { newProfile } from './conditions.mjs';
import { printTable, total } from './table.mjs';
import { watchScripts } from './watch-scripts.mjs';

/** For each role, the first page and the routes to measure from there. */
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

/** A page counts as loaded after this time without requests, which includes what it preloads when idle. */
const quietMs = 8000;

/**
 * Navigates from the first page of each role to each of its routes, each time in a new profile, and prints the size of
 * the scripts that the route adds.
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
