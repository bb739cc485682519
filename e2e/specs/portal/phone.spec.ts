import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { expectAtRest } from '../../pages/every-route.ts';

/** A check of a screen on a phone after it has settled. */
type Rule = (page: Page) => Promise<void>;

const main = (page: Page) => page.getByRole('main');

/** The header shows the title only while the one in the page is out of view. */
const hasOneTitle: Rule = async (page) => {
  const shown = await page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { bottom, top, height } = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const above = element.closest('header') ? 0 : header;
      return height > 1 && bottom > above && top < innerHeight;
    };
    const here = document.querySelector('nav[aria-label="Breadcrumb"]');
    return [document.querySelector('h1'), here].filter((one) => one && isSeen(one)).length;
  });
  expect(shown, 'titles in view').toBe(1);
};

const hasBell: Rule = async (page) => {
  const bell = page.getByRole('banner').getByLabel(/^Notifications, \d+ unread$/);
  await expect(bell).toBeInViewport({ ratio: 1 });
  await expect(bell).toHaveText(/^(\d|9\+)$/);
};

/** Scrolled to the end, the last content of the page is above the bottom bar. */
const endsAboveTheBar: Rule = async (page) => {
  const hidden = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const bars = [...document.querySelectorAll('nav, nav > *')];
      const bar = bars
        .map((one) => one.getBoundingClientRect())
        .find(({ bottom, top }) => bottom >= innerHeight - 1 && top > innerHeight / 2);
      const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return end - (bar?.top ?? 0);
    });
  await expect.poll(hidden, 'px behind the bar').toBeLessThanOrEqual(0.5);
};

async function hasFieldInView(within: Locator, field: string, send: string) {
  const inView = { ratio: 1 };
  await expect(within.getByRole('textbox', { name: field })).toBeInViewport(inView);
  await expect(within.getByRole('button', { name: send, exact: true })).toBeInViewport(inView);
}

/** The page opens at its latest message, with the field and its button in view; the section `folded` is collapsed. */
const isConversation =
  (field: string, send: string, folded?: string): Rule =>
  async (page) => {
    const within = page.getByRole('dialog').or(main(page)).last();
    await hasFieldInView(within, field, send);
    const lastMessage = within.locator('article, ol[aria-live] > li').last();
    await expect(lastMessage).toBeInViewport();
    if (folded) await folds(folded)(page);
  };

const folds =
  (section: string): Rule =>
  async (page) => {
    const within = page.getByRole('dialog').or(main(page)).last();
    await expect(within.locator('details', { hasText: section })).not.toHaveAttribute('open');
  };

const opensAtItsHeading: Rule = async (page) => {
  const within = page.getByRole('dialog').or(main(page)).last();
  await expect(within.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
};

/** The page opens at its top, with the field and its button in view. */
const opensAtItsTop =
  (field: string, send: string): Rule =>
  async (page) => {
    await opensAtItsHeading(page);
    await hasFieldInView(main(page), field, send);
  };

const beginsWithin =
  (px: number, what: string): Rule =>
  async (page) => {
    const box = await main(page).locator(what).first().boundingBox();
    expect(box?.y, `${what} begins at`).toBeLessThan(px);
  };

/** Its rows are cards without a header row, and a select sorts them. */
const hasCards: Rule = async (page) => {
  await expect(page.locator('main th[aria-sort]:visible')).toHaveCount(0);
  await expect(main(page).getByRole('combobox', { name: 'Sort' }).first()).toBeVisible();
};

const columnsEndWithTheirCards: Rule = async (page) => {
  const spare = await page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> header h2)')].map((column) => {
      const last = [...column.querySelectorAll('li, button, p')].map(
        (one) => one.getBoundingClientRect().bottom,
      );
      return column.getBoundingClientRect().bottom - Math.max(...last);
    }),
  );
  expect(spare.length).toBeGreaterThan(2);
  for (const px of spare) expect(px, 'px below the last card').toBeLessThan(56);
};

/** The filters are collapsed into a button with the number of active filters. */
const foldsItsFilters: Rule = async (page) => {
  const button = main(page).getByRole('button', { name: /^Filters/ });
  const status = main(page).getByRole('combobox', { name: /^(Status|Vendor)$/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main .visually-hidden select').first()).toBeAttached();
  await button.click();
  await expect(status.first()).toBeInViewport({ ratio: 1 });
  await status.first().selectOption({ index: 1 });
  await expect(button).toHaveAccessibleName('Filters 1');
};

const linksInView =
  (...names: string[]): Rule =>
  async (page) => {
    for (const name of names) {
      await expect(main(page).getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
    }
  };

/** The screens of each role with their rules, which need a newly opened screen. The rules of all screens are added. */
const screens = {
  resident: [
    ['/', hasBell, linksInView('Payments', 'Contact Admin')],
    ['/news'],
    ['/forums'],
    ['/documents'],
    ['/notifications', hasBell],
    ['/messages'],
    ['/profile'],
    ['/menu'],
    ['/messages/thread-lamp', isConversation('Message', 'Send')],
    ['/forums/topic-ev-chargers', opensAtItsTop('Add a comment', 'Post Comment')],
    ['/tickets/TKT-1020', isConversation('Message', 'Send', 'Ticket info')],
    ['/tickets', beginsWithin(400, 'article'), foldsItsFilters],
    ['/payments?tab=history', hasCards],
  ],
  vendor: [
    ['/vendor', hasBell, beginsWithin(400, 'li[data-card]'), columnsEndWithTheirCards],
    ['/vendor?view=table', hasCards, beginsWithin(400, 'tbody > tr'), foldsItsFilters],
    ['/vendor?item=TKT-1027', opensAtItsHeading, folds('Submitted by')],
    ['/vendor/invoices'],
    ['/vendor/menu'],
  ],
  admin: [
    ['/', hasBell, linksInView('Contact Admin')],
    ['/tickets', foldsItsFilters],
    ['/tickets?view=kanban', columnsEndWithTheirCards],
    ['/tickets?view=table', hasCards],
    ['/tickets/TKT-1049', opensAtItsHeading, folds('Ticket info')],
    ['/admin'],
    ['/admin?tab=news', hasCards, foldsItsFilters],
    ['/admin?tab=vendors&list=invoices', hasCards, foldsItsFilters],
  ],
} as const satisfies Record<string, readonly (readonly [string, ...Rule[]])[]>;

for (const [role, table] of Object.entries(screens)) {
  test.describe(role, () => {
    test.use({ role: role as keyof typeof screens });

    test(`the screens of a ${role} put the work first on a phone @phone`, async ({
      page,
      isMobile,
    }) => {
      test.skip(!isMobile, 'about phones');
      test.setTimeout(90_000);
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 780 },
      ]) {
        await page.setViewportSize(size);
        for (const [address, ...rules] of table) {
          await test.step(`${address} at ${size.width}`, async () => {
            await page.goto(address);
            await expectAtRest(page);
            for (const rule of [hasOneTitle, ...rules, endsAboveTheBar]) await rule(page);
          });
        }
      }
    });
  });
}

for (const [role, address, folded] of [
  ['vendor', '/vendor?item=TKT-1027', 'Submitted by'],
  ['admin', '/tickets/TKT-1034', 'Ticket info'],
] as const) {
  test.describe(role, () => {
    test.use({ role });

    test(`${address} opens at its unread messages, and later at its top @phone`, async ({
      page,
      isMobile,
    }) => {
      test.skip(!isMobile, 'about phones');
      const actions = page.getByRole('heading', { name: /^(Admin actions|Actions)$/ });
      await page.goto(address);
      await expectAtRest(page);
      await isConversation('Message', 'Send', folded)(page);
      await expect(actions).not.toBeInViewport();
      await page.reload();
      await expectAtRest(page);
      await opensAtItsHeading(page);
      await expect(actions).toBeInViewport();
    });
  });
}

test.describe('a row of tabs', () => {
  test.use({ role: 'admin' });

  test('fades only where it goes on @phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'All tabs fit on a desktop.');
    await page.goto('/admin');
    const tabs = page.getByRole('tablist');
    await expect(tabs.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs).toHaveCSS('--fade-start', '0px');
    await expect(tabs).toHaveCSS('--fade-end', '24px');
    await tabs.getByRole('tab').last().click();
    await expect(tabs).toHaveCSS('--fade-start', '24px');
    await expect(tabs).toHaveCSS('--fade-end', '0px');
  });
});
