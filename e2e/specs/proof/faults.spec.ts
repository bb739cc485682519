import type { Locator, Page } from '@playwright/test';
import { type OwnFault, ownFaults, switchOff, switchOn } from '../../fixtures/fault-switches.ts';
import { expectedFaultMessages, longerThanAnyTimeout, test } from '../../fixtures/faulty-portal.ts';
import {
  type FaultySite,
  type Remote,
  remotes,
  type ServerFault,
  serverFaults,
} from '../../fixtures/faulty-site.ts';
import { expect, type Role } from '../../fixtures/portal.ts';
import { isSameDocument, markDocument } from '../../pages/same-document.ts';

type Fault = ServerFault | OwnFault;

/** A page of each remote, and the parts around it that must keep working. */
const places: Record<Remote, Place> = {
  'remote-resident': {
    role: 'admin',
    area: 'Community',
    path: '/news',
    title: 'News & Events',
    shows: (page) => page.getByRole('tab', { name: /Announcements/ }),
    elsewhere: { path: '/tickets', title: 'Ticket Management' },
    go: (page) => mainNavigation(page).getByRole('link', { name: 'News & Events' }).click(),
  },
  'remote-admin': {
    role: 'admin',
    area: 'Administration',
    path: '/tickets',
    title: 'Ticket Management',
    shows: (page) => page.getByRole('button', { name: 'Create Work Item' }),
    elsewhere: { path: '/news', title: 'News & Events' },
    go: (page) => mainNavigation(page).getByRole('link', { name: 'Support' }).click(),
  },
  'remote-vendor': {
    role: 'vendor',
    area: 'Vendor Portal',
    path: '/vendor',
    title: 'Board Items',
    shows: (page) => page.getByRole('searchbox', { name: 'Search' }),
    // Vendors have only this remote, so they come to it from the login page.
    elsewhere: null,
    go: (page) =>
      page
        .getByRole('group', { name: 'Mock Login' })
        .getByRole('button', { name: 'Vendor' })
        .click(),
  },
};

interface Place {
  readonly role: Role;
  readonly area: string;
  readonly path: string;
  readonly title: string;
  /** An element of the page that its skeleton does not contain. */
  readonly shows: (page: Page) => Locator;
  readonly elsewhere: { readonly path: string; readonly title: string } | null;
  readonly go: (page: Page) => Promise<void>;
}

const everyFault = [...serverFaults, ...ownFaults];

for (const fault of everyFault) {
  for (const remote of remotes) {
    const { role, area, path, elsewhere, go } = places[remote];
    test.describe(`${remote} ${fault}`, () => {
      test.afterEach(({ site }) => {
        site.breaks = null;
      });

      test.describe('when the portal is opened on it', () => {
        test.use({ role });

        test('is shown in its place, leaves the rest working, and can be tried again', async ({
          page,
          site,
          faults,
        }) => {
          for (const pattern of expectedFaultMessages) faults.expect(pattern);
          await break_(page, site, remote, fault);
          await page.goto(path);
          await expectFailure(page, remote, fault);
          await expectPortalGoesOn(page, remote, fault);
          await mend(page, site, remote);
          await tryAgain(page, remote);
        });
      });

      test.describe('when a person navigates to it', () => {
        test.use({ role: elsewhere ? role : null });

        test('is shown in its place, and the previous page still works', async ({
          page,
          site,
          faults,
        }) => {
          for (const pattern of expectedFaultMessages) faults.expect(pattern);
          await break_(page, site, remote, fault);
          await page.goto(elsewhere?.path ?? '/login');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await go(page);
          await expectFailure(page, remote, fault);
          if (elsewhere) {
            await page.goBack();
            await expectTitle(page, elsewhere.title);
            await page.goForward();
            await expect(alertOf(page, area)).toBeVisible();
          }
          await mend(page, site, remote);
          await tryAgain(page, remote);
        });
      });
    });
  }
}

const isOwn = (fault: Fault): fault is OwnFault => ownFaults.some((own) => own === fault);

async function break_(page: Page, site: FaultySite, remote: Remote, fault: Fault): Promise<void> {
  if (fault === 'hangs') await page.clock.install();
  if (isOwn(fault)) await switchOn(page, remote, fault);
  else site.breaks = { remote, fault };
}

async function mend(page: Page, site: FaultySite, remote: Remote): Promise<void> {
  site.breaks = null;
  await switchOff(page, remote);
}

async function expectFailure(page: Page, remote: Remote, fault: Fault): Promise<void> {
  const { area, title } = places[remote];
  if (fault === 'hangs') {
    // The timeout starts when the skeleton is shown under the page's title.
    await expectTitle(page, title);
    await page.clock.fastForward(longerThanAnyTimeout);
  }
  await expect(alertOf(page, area)).toContainText(`${area} could not be loaded`);
}

async function expectPortalGoesOn(page: Page, remote: Remote, fault: Fault): Promise<void> {
  await expect(mainNavigation(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Quick menu' });
  await expect(menu.getByRole('option').first()).toBeVisible();
  const other = places[remote].elsewhere;
  if (!other) {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    return;
  }
  await menu.getByRole('combobox').fill(other.path === '/tickets' ? 'Support' : 'News');
  await page.keyboard.press('Enter');
  await expectTitle(page, other.title);
  await page.goBack();
  if (fault === 'throws at render') await expect(alertOf(page, places[remote].area)).toBeVisible();
}

/** Presses Try Again and waits for the page, which must not reload the document. */
async function tryAgain(page: Page, remote: Remote): Promise<void> {
  const { area, title, shows } = places[remote];
  await markDocument(page);
  await alertOf(page, area).getByRole('button', { name: 'Try Again' }).click();
  await expect(shows(page)).toBeVisible();
  await expectTitle(page, title);
  await expect(alertOf(page, area)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

function alertOf(page: Page, area: string) {
  return page.getByRole('alert').filter({ hasText: area });
}

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
}

function expectTitle(page: Page, title: string) {
  return expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
