import type { Page } from '@playwright/test';
import { expect, type Role, test } from '../../fixtures/portal.ts';
import { expectShown } from '../../pages/shown.ts';

const addresses: readonly (readonly [Role, string])[] = [
  ['resident', '/'],
  ['resident', '/documents @phone-only'],
  ['resident', '/forums/topic-ev-chargers @phone-only'],
  ['admin', '/admin @phone-only'],
  ['admin', '/admin?tab=vendors'],
  ['admin', '/tickets?view=kanban'],
  ['vendor', '/vendor @phone-only'],
  ['vendor', '/vendor/invoices @phone-only'],
];

for (const role of ['resident', 'admin', 'vendor'] as const) {
  test.describe(`what a ${role} reads`, () => {
    test.use({ role });
    for (const [, tagged] of addresses.filter(([whose]) => whose === role)) {
      test(`stays where it is on a slow machine: ${tagged}`, async ({ page }) => {
        const [address = ''] = tagged.split(' ');
        await slowDown(page);
        await countShifts(page);
        await page.goto(address);
        await expectShown(page, /./);
        expect(await shifts(page)).toBeLessThan(0.01);
      });
    }
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Records layout shifts without user input. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift.total += value;
      }
    });
    const shift = { total: 0 };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift });
  });
}

/** Returns the browser's layout shift score, once the page has been painted. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as typeof window & { shift: { total: number } }).shift.total;
  });
}
