import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { signInByMail } from '../../pages/sign-in-by-mail.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// It changes the owners of a home of the demo association.
test.use({ portal: 'former-owner' });

const seller = 'resident@cedarhollow.example';

/** A day in the format of a date field, in the association's time zone. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  return day.toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
}

test('a seller keeps reading their own receipts and tickets, and nothing else', async ({
  arrive,
  signIn,
}) => {
  const { page: office } = await signIn('admin@cedarhollow.example');
  await office.goto('/admin?tab=homes');
  await office.getByRole('searchbox', { name: 'Search' }).fill('A-101');
  await office.getByRole('button', { name: 'Open A-101', exact: true }).click();
  await office.getByRole('button', { name: 'Record Sale', exact: true }).click();
  const form = office.getByRole('dialog', { name: 'Record Sale' });
  await form.getByLabel('Settlement day').fill(daysAgo(3));
  await form.getByRole('textbox', { name: 'Name of the buyer' }).fill('Nell Abara');
  await form.getByRole('textbox', { name: 'Email of the buyer' }).fill('nell@example.org');
  await expectToastOf(office, 'Sale recorded!', () =>
    form.getByRole('button', { name: 'Record Sale' }).click(),
  );

  const { page, faults } = await arrive();
  await signInByMail(page, seller);
  await expect(page).toHaveURL(/\/payments/);
  await expect(page.getByText(/^You owned A-101 until /)).toBeVisible();
  await expect(page.getByRole('row', { name: /Completed/ })).not.toHaveCount(0);
  await expect(page.getByRole('row', { name: /Pending/ })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
  await page.goto('/tickets');
  const ticket = page.getByRole('article').first();
  await expect(ticket).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Ticket' })).toHaveCount(0);
  await ticket.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);

  for (const path of ['/forums', '/messages', '/documents', '/news', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  await page.goto('/profile');
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/payments/);
  faults.expect(/403/);
  const refused = await page.request.post('/api/operations/account.get', {
    data: {},
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(403);

  const bought = await arrive();
  await signInByMail(bought.page, 'nell@example.org');
  await bought.page.goto('/payments?tab=history');
  // One that the seller made after the settlement day is the buyer's to see.
  await expect(bought.page.getByRole('row', { name: /Pending/ })).toBeVisible();
  await expect(bought.page.getByRole('row', { name: /Completed/ })).toHaveCount(0);
});
