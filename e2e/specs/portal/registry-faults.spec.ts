import { expectedFaultMessages, longerThanAnyTimeout, test } from '../../fixtures/faulty-portal.ts';
import { type EntryFault, entryFaults, registryFaults } from '../../fixtures/faulty-site.ts';
import { expect } from '../../fixtures/portal.ts';
import { isSameDocument, markDocument } from '../../pages/same-document.ts';

test.describe('a registry that is', () => {
  test.use({ role: 'resident' });
  test.afterEach(({ site }) => {
    site.registry = null;
  });

  for (const fault of registryFaults) {
    test(`${fault} is reported, with the frame around it, and can be read again`, async ({
      page,
      site,
      faults,
    }) => {
      for (const pattern of expectedFaultMessages) faults.expect(pattern);
      if (fault === 'slow') await page.clock.install();
      site.registry = fault;
      await page.goto('/tickets');
      await expect(page.getByRole('banner')).toBeVisible();
      if (fault === 'slow') await page.clock.fastForward(longerThanAnyTimeout);
      const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await expect(alert).toBeVisible();
      // A signed-in person can still sign out and open the quick menu.
      await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Quick menu' })).toBeVisible();
      await page.keyboard.press('Escape');

      site.registry = null;
      await markDocument(page);
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('button', { name: 'New Ticket' })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }
});

test.describe('a registry whose entry of one remote has', () => {
  test.use({ role: 'admin' });
  test.afterEach(({ site }) => {
    site.wrongEntry = null;
  });

  for (const [index, fault] of (Object.keys(entryFaults) as EntryFault[]).entries()) {
    const onPhone = index === 0 ? ' @phone-proof' : '';
    test(`${fault} disables only that remote, which shows an error with Try Again${onPhone} [10.35]`, async ({
      page,
      site,
      faults,
    }) => {
      faults.expect(/A remote is left out of the portal/);
      site.wrongEntry = { remote: 'remote-admin', fault };
      await page.goto('/tickets');
      const alert = page.getByRole('alert').filter({ hasText: 'Administration' });
      await expect(alert).toContainText('Administration could not be loaded');
      await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

      await page.goto('/news');
      await expect(page.getByRole('tab', { name: /Announcements/ })).toBeVisible();
      await page.goBack();
      await expect(alert).toBeVisible();

      site.wrongEntry = null;
      await markDocument(page);
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('button', { name: 'Create Work Item' })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }
});
