import { expect, type Page } from '@playwright/test';
import type { Role } from '../fixtures/sign-in.ts';

const ofResidents = [
  '/',
  '/news',
  '/news?tab=events',
  '/news?tab=events&when=past',
  '/news?tab=events&view=month',
  '/forums',
  '/forums?tag=bees',
  '/forums/topic-footpath',
  '/forums/unknown',
  '/messages',
  '/messages/thread-lamp',
  '/messages/unknown',
  '/notifications',
  '/documents',
  '/documents?folder=folder-budgets&view=grid',
  '/profile',
  '/profile?tab=notifications',
  '/profile?tab=privacy',
  '/profile?tab=appearance',
  '/search?q=pool',
  '/menu',
  '/tickets/none',
  '/unknown',
];

/** Pages of residents that are different for an administrator; all others are the same. */
const ofBoth = ['/', '/forums/topic-footpath', '/search?q=pool', '/menu', '/tickets/none'];

/** Every screen of the specification that a role may open, its tabs, and the pages for missing records. */
export const everyRoute: Readonly<Record<Role, readonly string[]>> = {
  resident: [
    ...ofResidents,
    '/tickets',
    '/tickets?q=zebra',
    '/tickets/TKT-1020',
    '/payments',
    '/payments?tab=autopay',
    '/payments?tab=history',
    '/payments?tab=history&receipt=payment-028',
    '/payments?tab=settings',
    '/admin',
    '/design',
    '/design?group=actions',
    '/design?group=fields',
    '/design?group=feedback',
    '/design?group=navigation',
    '/design?group=overlays',
    '/design?group=layout',
    '/design?group=collections',
  ],
  vendor: [
    '/vendor',
    '/vendor?view=table',
    '/vendor?item=TKT-1027',
    '/vendor?item=none',
    '/vendor/invoices',
    '/vendor/invoices?invoice=invoice-006',
    '/vendor/menu',
    '/vendor/unknown',
  ],
  admin: [
    ...ofBoth,
    '/tickets',
    '/tickets?view=kanban',
    '/tickets?view=table',
    '/tickets/TKT-1034',
    '/payments',
    '/admin',
    '/admin?show=residents',
    '/admin?show=dues',
    '/admin?tab=news',
    '/admin?tab=news&q=zebra',
    '/admin?tab=news&item=new',
    '/admin?tab=forums',
    '/admin?tab=vendors',
    '/admin?tab=vendors&list=invoices',
    '/admin?tab=broadcast',
  ],
};

/** Navigates without loading a new document, and waits until the page is complete. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expectAtRest(page);
}

/** Waits until the page has a title, no loading indicators, and no more changes. */
export async function expectAtRest(page: Page): Promise<void> {
  const isAtRest = await page.evaluate(async () => {
    const end = performance.now() + 10_000;
    let quiet = 0;
    // The design page shows skeletons as examples.
    const skeletons = location.pathname === '/design' ? '' : ', [data-skeleton]';
    const watcher = new MutationObserver(() => {
      quiet = 0;
    });
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
    while (quiet < 4 && performance.now() < end) {
      await new Promise((soon) => setTimeout(soon, 15));
      const titles = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
      const isComing = document.querySelector(`[data-coming]${skeletons}`);
      quiet = titles.length === 1 && !isComing ? quiet + 1 : 0;
    }
    watcher.disconnect();
    return quiet >= 4;
  });
  expect(isAtRest, `${page.url()} comes to rest`).toBe(true);
}
