import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, expectAccessible, test } from '../../fixtures/live.ts';
import { mailsTo, signInByMail } from '../../pages/sign-in-by-mail.ts';
import { writeReport } from '../../pages/tickets.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// These tests build on each other and run in order on one server.
test.describe.configure({ mode: 'default', timeout: 120_000 });

// Other tests know the ticket numbers of the demo.
test.use({ portal: 'with changed settings' });

const admin = 'admin@cedarhollow.example';
const resident = 'resident@cedarhollow.example';
const nell = 'nell@example.org';

/** A day next year, in the format of a date field. */
const nextYear = `${new Date().getFullYear() + 1}-03-01`;

const file = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`name,email,role,unit,company,from
Ori Lund,ori@example.org,vendor,,Lund Lamps,
Zed,zed,resident,Z-99,,
Yan,yan@example.org,boss,,,31.3.2026
`),
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const history = (page: Page, title = 'History') => page.getByRole('region', { name: title });

/** Searches for a person and opens their details. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto('/admin?tab=people');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(dialog(page, name)).toBeVisible();
}

test('an administrator invites, moves, removes and restores a person, which takes effect immediately', async ({
  arrive,
  signIn,
}) => {
  const { page } = await signIn(admin);
  const { page: invited } = await arrive();

  await test.step('finds people, and invites one', async () => {
    await page.goto('/admin?tab=people');
    await page.getByRole('searchbox', { name: 'Search' }).fill('agnes');
    await expect(page.getByText('4 of 158 people')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('button', { name: 'Invite Person' }).click();
    const form = dialog(page, 'Invite Person');
    await form.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(form.getByText('Unit is required')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await form.getByRole('textbox', { name: 'Display name' }).fill('Nell Abara');
    await form.getByRole('textbox', { name: 'Email' }).fill(nell);
    await form.getByRole('textbox', { name: 'Unit' }).fill('A-102');
    await expectToastOf(page, 'Nell Abara is invited!', () =>
      form.getByRole('button', { name: 'Send Invitation' }).click(),
    );
  });

  await test.step('the invitation leads the person to a link of their own', async () => {
    await expect.poll(async () => (await mailsTo(page, nell)).length).toBe(1);
    const [invitation] = await mailsTo(page, nell);
    await signInByMail(invited, nell, invitation?.links[0]);
    await expect(invited.getByRole('button', { name: 'User menu' })).toBeVisible();
  });

  await test.step('moves them to another unit from a day on', async () => {
    await openPerson(page, 'Nell Abara');
    await dialog(page, 'Nell Abara')
      .getByRole('button', { name: /^Change ?: Resident/ })
      .click();
    const form = dialog(page, 'Change Role or Unit');
    await form.getByRole('textbox', { name: 'Unit' }).fill('A-103');
    await form.getByLabel('Holds from').fill(nextYear);
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, 'Changed!', () =>
      form.getByRole('button', { name: 'Save Change' }).click(),
    );
    const latest = history(page).getByRole('listitem').first();
    await expect(latest).toContainText('Changed role or unit');
    await expect(latest).toContainText('Ada Moss (Admin)');
    await expect(latest).toContainText('Unit: A-103');
    await expect(history(page, 'Account of A-102')).toContainText('Invited the person');
    await expect(history(page, 'Account of A-103')).toContainText('Changed role or unit');
    await expectAccessibleAtBothSizes(page);
  });

  await test.step('sends the invitation again', async () => {
    const sent = (await mailsTo(page, nell)).length;
    await expectToastOf(page, 'Invitation sent again!', () =>
      dialog(page, 'Nell Abara').getByRole('button', { name: 'Send Invitation Again' }).click(),
    );
    await expect.poll(async () => (await mailsTo(page, nell)).length).toBe(sent + 1);
  });

  await test.step('removes them, who are out at once', async () => {
    await dialog(page, 'Nell Abara').getByRole('button', { name: 'Remove', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expectAccessible(page, 'what is open');
    await expectToastOf(page, 'Removed!', () =>
      question.getByRole('button', { name: 'Remove' }).click(),
    );
    await expect(invited).toHaveURL(/\/login/, { timeout: 2000 });
    await expectAccessibleAtBothSizes(page);
  });

  await test.step('and restores them, who sign in again', async () => {
    await expectToastOf(page, 'Restored!', () =>
      page.getByRole('button', { name: 'Restore' }).click(),
    );
    await expect(history(page).getByRole('listitem').first()).toContainText('Restored the person');
    await signInByMail(invited, nell);
  });
});

test('a CSV file of people is imported after a preview that lists its problems', async ({
  signIn,
}) => {
  const { page } = await signIn(admin);
  await page.goto('/admin?tab=people');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = dialog(page, 'Import People');
  await expectAccessible(page, 'what is open');
  await drawer.getByLabel('CSV or Excel file').setInputFiles(file);
  const problems = drawer.getByRole('table', { name: 'Problem' });
  await expect(
    problems.getByRole('row', { name: /Not an email address 3 email zed/ }),
  ).toBeVisible();
  await expect(problems.getByRole('row', { name: /4 role boss/ })).toBeVisible();
  await expect(problems.getByRole('row', { name: /4 from 31\.3\.2026/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await expectToastOf(page, '1 person imported!', () =>
    drawer.getByRole('button', { name: 'Import 1 person' }).click(),
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('ori@example.org');
  await expect(row(page, 'Ori Lund')).toContainText('Lund Lamps');
  await page.getByRole('searchbox', { name: 'Search' }).fill('yan');
  await expect(page.getByText('Nothing matches your filters')).toBeVisible();
});

test('two people who edit the same description lose nothing, and the history shows both edits', async ({
  signIn,
}) => {
  const { page: hers } = await signIn(resident);
  const { page, faults } = await signIn(admin);
  faults.expect(/409/);
  await hers.goto('/tickets');
  const link = hers.getByRole('main').locator('a[href^="/tickets/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.goto(address);
  for (const each of [hers, page]) {
    await each.getByRole('button', { name: 'Edit description' }).click();
  }
  const text = (each: Page) => each.getByRole('textbox', { name: 'Description' });
  const former = await text(page).inputValue();
  await text(page).fill('The office has seen it.');
  await text(hers).fill('It is worse today.');
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text(hers)).toBeHidden();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'This changed while you were writing' });
  await expect(conflict).toContainText('The office has seen it.');
  await expect(conflict).toContainText('It is worse today.');
  await expect(text(page)).toHaveValue('The office has seen it.');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(hers.getByRole('main')).toContainText('The office has seen it.');

  await page.locator('summary').filter({ hasText: 'History' }).click();
  const changes = history(page).getByText(/^Description:/);
  await expect(changes.first()).toHaveText(
    'Description: It is worse today. → The office has seen it.',
  );
  await expect(changes.nth(1)).toHaveText(`Description: ${former} → It is worse today.`);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Assign Vendor' }).click();
  await expect(dialog(page, 'Assign Vendor').getByRole('radio').first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('a person sees their sessions and ends one, which is signed out immediately', async ({
  signIn,
}) => {
  const { page } = await signIn(resident);
  const { page: elsewhere } = await signIn(resident);
  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  const own = sessions.getByRole('listitem').filter({ hasText: 'This one' });
  await expect(own).toContainText('Chrome on Linux');
  const others = sessions.getByRole('listitem').filter({ hasNotText: 'This one' });
  const before = await others.count();
  await expectAccessibleAtBothSizes(page);
  await expectToastOf(page, 'Session ended!', () =>
    others
      .first()
      .getByRole('button', { name: /^End Session/ })
      .click(),
  );
  await expect(others).toHaveCount(before - 1);
  await expect(elsewhere).toHaveURL(/\/login/, { timeout: 2000 });
  await expect(elsewhere.getByRole('heading', { name: 'Email Sign In' })).toBeVisible();
});

test('an administrator adds a passkey and confirms a change with it', async ({ signIn }) => {
  const { page, faults } = await signIn(admin);
  // The answer that asks for re-authentication.
  faults.expect(/403/);
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/profile');
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expectToastOf(page, 'Passkey added!', () =>
    page.getByRole('button', { name: 'Add Passkey' }).click(),
  );
  await expect(passkeys.getByRole('listitem')).toContainText(/^Chrome on Linux.*never used/);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(page.getByText('This device already has a passkey for the portal.')).toBeVisible();

  await page.goto('/admin?tab=people');
  await page.getByRole('searchbox', { name: 'Search' }).fill('agnes');
  await page
    .getByRole('button', { name: /^Open Agnes/ })
    .first()
    .click();
  // As when the last sign-in is more than ten minutes ago, which a test cannot wait for.
  await page.route(
    '**/api/operations/people.changeEmail',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'proof-needed', params: {} }),
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Change Email' }).click();
  const form = dialog(page, 'Change Email');
  await form.getByRole('textbox', { name: 'New email' }).fill('agnes@example.org');
  await form.getByRole('button', { name: 'Change Email' }).click();
  const confirming = dialog(page, 'Confirm That It Is You');
  await expect(confirming.getByText(/^Confirm with your passkey/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await confirming.getByRole('button', { name: 'Use Passkey' }).click();
  await expect(confirming).toBeHidden();
  await expect(form).toBeHidden();

  await page.goto('/profile');
  await expect(passkeys.getByRole('listitem')).toContainText(/last used/);
  await expectToastOf(page, 'Passkey removed!', () =>
    passkeys.getByRole('button', { name: /^Remove/ }).click(),
  );
  await expect(passkeys).toHaveCount(0);
});

test('an administrator changes the settings, which other tabs, residents and new tickets follow', async ({
  signIn,
}) => {
  const { page, faults } = await signIn(admin);
  // A number that is assigned, and a change by somebody else.
  faults.expect(/the server responded with a status of (422|409)/);
  const { page: other } = await signIn(admin);
  for (const one of [page, other]) await one.goto('/admin?tab=settings');

  await test.step('saves a new ticket number and labor rate', async () => {
    const prefix = page.getByRole('textbox', { name: 'Ticket prefix' });
    await expect(prefix).toHaveValue('TKT');
    await expectAccessibleAtBothSizes(page);
    await prefix.fill('MAPLE');
    await page.getByRole('textbox', { name: 'Next ticket number' }).fill('4000');
    await expect(page.getByText('The next ticket is MAPLE-4000.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Labor rate per hour' }).fill('88');
    await expectToastOf(page, 'Settings saved', () =>
      page.getByRole('button', { name: 'Save settings' }).click(),
    );
    await expect(history(page, 'Changes of the settings')).toContainText('TKT → MAPLE');
  });

  await test.step('another tab without changes shows them', async () => {
    await expect(other.getByRole('textbox', { name: 'Ticket prefix' })).toHaveValue('MAPLE');
  });

  await test.step('refuses a number that is assigned, beside its field', async () => {
    const next = page.getByRole('textbox', { name: 'Next ticket number' });
    await next.fill('12');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(
      page.getByText('This number may be taken. Please enter a higher one'),
    ).toBeVisible();
    await expect(next).toBeFocused();
    await next.fill('4000');
  });

  await test.step('shows both values after a change by somebody else', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Cedar Hollow East');
    await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Cedar Hollow West');
    await expectToastOf(other, 'Settings saved', () =>
      other.getByRole('button', { name: 'Save settings' }).click(),
    );
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('definition').getByText('Cedar Hollow West')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('button', { name: 'Discard mine' }).click();
    await expect(name).toHaveValue('Cedar Hollow West');
  });

  await test.step('the next ticket has the number', async () => {
    const { page: home } = await signIn(resident);
    await home.goto('/tickets');
    const report = await writeReport(home, {
      location: 'Garage',
      urgency: 'Low',
      description: 'The light flickers.',
    });
    await report.getByRole('button', { name: 'Submit Ticket' }).press('Enter');
    await expect(home.getByText('MAPLE-4000').first()).toBeVisible({ timeout: 20_000 });
  });
});

test('an administrator views the portal as a resident, and changes nothing', async ({ signIn }) => {
  const { page, faults } = await signIn(admin);
  await openPerson(page, 'Walt Simmons');
  await page.getByRole('button', { name: /^View as Resident/ }).click();
  const notice = page.getByText('You are viewing the portal as Walt Simmons.');
  await expect(notice).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.reload();
  await expect(notice).toBeVisible();

  await test.step('is refused every change', async () => {
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Walter');
    faults.expect(/403/);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await expectToastOf(page, 'Nothing can be changed in this view', () => save.click());
  });

  await test.step('returns to their own role, and finds the view in the history', async () => {
    await page.getByRole('button', { name: 'Stop Viewing' }).click();
    await expect(notice).toHaveCount(0);
    await openPerson(page, 'Walt Simmons');
    await expect(history(page).getByText('Stopped viewing')).toBeVisible();
    await expect(history(page).getByText('Viewed the portal as this person')).toBeVisible();
  });
});

test('an administrator acts for a resident without email, and is named as the author', async ({
  signIn,
}) => {
  const { page } = await signIn(admin);
  await page.goto('/admin?tab=people');
  await page.getByRole('button', { name: 'Invite Person' }).click();
  const form = dialog(page, 'Invite Person');
  await form.getByRole('textbox', { name: 'Display name' }).fill('Odile Berg');
  await form.getByRole('textbox', { name: 'Unit' }).fill('A-101');
  await form.getByRole('textbox', { name: 'Ownership in %' }).fill('50');
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  await openPerson(page, 'Odile Berg');
  await expect(dialog(page, 'Odile Berg').getByText('50%')).toBeVisible();
  await page.getByRole('button', { name: /^Act for Resident/ }).click();
  await expect(page.getByText('You are acting for Odile Berg.')).toBeVisible();
  await page.goto('/tickets');
  const report = await writeReport(page, {
    location: 'Garage',
    urgency: 'Normal',
    description: 'The garage door does not close.',
  });
  await report.getByRole('button', { name: 'Submit Ticket' }).click();
  await page.getByRole('link', { name: /Maintenance: Garage/ }).click();
  await expect(page).toHaveURL(/\/tickets\/\w+-\d+$/);
  const ticket = page.url();
  await page.getByRole('button', { name: 'Stop Acting' }).click();
  await expect(page.getByText('You are acting for Odile Berg.')).toHaveCount(0);
  await page.goto(ticket);
  await expect(page.getByText('Odile Berg').first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'History' }).click();
  const created = history(page)
    .getByRole('listitem')
    .filter({ hasText: 'Submitted the ticket' })
    .first();
  await expect(created).toContainText('Ada Moss');
});
