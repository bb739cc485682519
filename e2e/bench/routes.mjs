// @ts-check
import { gzipSync } from 'node:zlib';
import { newProfile } from './conditions.mjs';
import { printTable } from './table.mjs';

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
  /** @type {Promise<number>[]} */
  const sizes = [];
  let last = performance.now();
  const quiet = async () => {
    while (performance.now() - last < quietMs) await page.waitForTimeout(100);
  };
  await page.goto(from);
  await quiet();
  page.on('requestfinished', async (request) => {
    last = performance.now();
    if (request.resourceType() !== 'script') return;
    const body = request.response().then((response) => response?.body());
    sizes.push(body.then((bytes) => gzipSync(bytes ?? '', { level: 9 }).length));
  });
  last = performance.now();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await quiet();
  const all = await Promise.all(sizes);
  await context.close();
  return { files: all.length, kb: all.reduce((sum, size) => sum + size, 0) / 1000 };
}
