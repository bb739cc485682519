import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, expectAccessible, test } from '../../fixtures/live.ts';
import { mailsTo, openMailedLink, signInByMail } from '../../pages/sign-in-by-mail.ts';
import { createWorkItem } from '../../pages/tickets.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// These tests build on each other and run in order on one server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const admin = 'office@maplecourt.example';
const file = (name: string) =>
  fileURLToPath(new URL(`../../fixtures/maple-court/${name}.csv`, import.meta.url));

/** Saves a CSV file without quotes as the second sheet of an Excel workbook, with numbers as numbers. */
async function workbook(name: string) {
  const rows = readFileSync(file(name), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));
  const notes = { name: 'Notes', rows: [['The homes are on the next sheet']] };
  return {
    name: `${name}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [notes, { name, rows }] })),
  };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A day in the format of a date field, counted from today in the association's time zone. */
function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
}

async function importFile(page: Page, name: string, kind: 'homes' | 'people'): Promise<void> {
  await page.goto(`/admin?tab=${kind}`);
  await press(page, 'Import');
  await page.getByLabel('CSV or Excel file').setInputFiles(file(name));
}

test('a board founds its association from the files that it has', async ({ live, signIn }) => {
  await live.association(
    ...['create', 'Maple Court', '--admin', admin, '--time-zone', 'America/Denver'],
  );
  const { page } = await signIn(admin);

  await test.step('imports its homes, with buildings and detached houses', async () => {
    await page.goto('/admin?tab=homes');
    await expect(page.getByText('No homes yet')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await press(page, 'Import');
    const chosen = page.getByLabel('CSV or Excel file');
    await chosen.setInputFiles({
      ...{ name: 'homes.xls', mimeType: '' },
      buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    });
    await expect(page.getByText(/^This is an old Excel file/)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await chosen.setInputFiles(await workbook('homes'));
    await expect(page.getByText('Nothing can be imported')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sheet', exact: true }).selectOption('homes');
    await expect(page.getByText('Homes that will be added: 40, changed: 0')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, '40 homes imported!', () => press(page, 'Import 40 homes'));
    await expect(page.getByText('40 homes', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Building' }).selectOption('North');
    await expect(page.getByText('18 of 40 homes')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });

  await test.step('imports its people and firms, whom nobody invites yet', async () => {
    await importFile(page, 'people', 'people');
    await expectAccessibleAtBothSizes(page);
    await press(page, 'Choose another file');
    const other = 'Who,E-mail,Type,Home\nNell Abara,nell@example.org,Owner,North 101\n';
    const buffer = Buffer.from(other);
    await page
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('Nothing can be imported')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Name');
    await expect(page.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
    await press(page, 'Choose another file');
    await page.getByLabel('CSV or Excel file').setInputFiles(file('people'));
    await page.getByRole('checkbox', { name: 'Line 3', exact: true }).uncheck();
    await expect(page.getByRole('button', { name: 'Import 45 people' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Line 3', exact: true }).check();
    await expectToastOf(page, '46 people imported!', () => press(page, 'Import 46 people'));
    await importFile(page, 'firms', 'people');
    await expectToastOf(page, '5 people imported!', () => press(page, 'Import 5 people'));
    await page.getByRole('combobox', { name: 'Role' }).selectOption('On paper only');
    await expect(page.getByRole('row', { name: /Åsa Petrov/ })).toContainText('PO Box 88');
    expect(await mailsTo(page, 'rosa.oneill@maplecourt.example')).toEqual([]);
  });

  await test.step('imports its board, undoes that and imports it again', async () => {
    const importBoard = async () => {
      await importFile(page, 'board', 'people');
      await page.getByRole('radio', { name: 'Board and committees' }).check();
      await expect(
        page.getByRole('row', { name: /Earl Okafor.*Treasurer.*Jan 1, 2025 to Dec 31, 2026/ }),
      ).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToastOf(page, '3 seats imported!', () => press(page, 'Import 3 seats'));
    };
    await importBoard();
    await press(page, 'Import');
    await page.getByRole('radio', { name: 'Board and committees' }).check();
    await page.getByRole('button', { name: /^Undo ?: .* 3 lines$/ }).click();
    await expectToastOf(page, 'Import undone!', () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click(),
    );
    await importBoard();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Earl Okafor');
    await press(page, 'Open Earl Okafor');
    await expect(dialog(page, 'Earl Okafor').getByText('Treasurer', { exact: true })).toBeVisible();
  });

  await test.step('invites everyone with an email', async () => {
    await page.goto('/admin?tab=people');
    await press(page, 'Send Invitations');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/^50 people have an email/)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, '50 invitations sent!', () =>
      question.getByRole('button', { name: 'Send Invitations' }).click(),
    );
    await expect
      .poll(async () => (await mailsTo(page, 'rosa.oneill@maplecourt.example')).length)
      .toBe(1);
  });
});

test('the contacts of a vendor share its work, and one takes over from another', async ({
  arrive,
  signIn,
}) => {
  const company = 'Castle Rock Plumbing & Sons';
  const newcomer = 'kit@castlerock.example';
  const leaverIn = await signIn('brid@castlerock.example');
  const colleagueIn = await signIn('sean@castlerock.example');
  const { page, faults } = await signIn(admin);
  const work = (of: Page) => of.getByRole('article', { name: 'Clear the drain' });

  await page.goto('/admin?tab=vendors');
  const card = page.getByRole('article', { name: company });
  await expect(page.getByRole('article')).toHaveCount(3);
  await card.getByRole('button', { name: 'Details' }).click();
  const drawer = dialog(page, company);
  await expect(drawer.getByRole('link')).toHaveText(['Bríd Doyle', 'Sean Doyle']);
  await expect(drawer.getByText('Mar 31, 2027')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await press(page, 'Change Vendor');
  await page.getByRole('textbox', { name: 'Name' }).fill('Green Thumb Landscaping');
  faults.expect(/422/);
  await press(page, 'Save');
  await expect(page.getByText('Another vendor has this name')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(company);
  await page.getByLabel('Insured until').fill(inDays(-1));
  await expectToastOf(page, 'Vendor changed!', () => press(page, 'Save'));
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByText('Insurance expired')).toBeVisible();
  await createWorkItem(page, {
    ...{ vendor: /Castle Rock/, subject: 'Clear the drain', description: 'Behind North.' },
    ...{ location: 'North, rear', dueDate: inDays(7) },
  });
  for (const one of [leaverIn, colleagueIn]) {
    await one.page.goto('/vendor/board-items');
    await expect(work(one.page)).toBeVisible();
  }

  await page.goto('/admin?tab=people');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Bríd Doyle');
  await press(page, 'Open Bríd Doyle');
  await page.getByRole('button', { name: /^Remove ?: Vendor$/ }).click();
  await expectToastOf(page, 'Role removed!', () => press(page, 'Remove Role'));
  await expect(leaverIn.page).toHaveURL(/\/login/);
  await page.goto('/admin?tab=people');
  await press(page, 'Invite Person');
  const form = dialog(page, 'Invite Person');
  await form.getByRole('textbox', { name: 'Display name' }).fill('Kit Doyle');
  await form.getByRole('textbox', { name: 'Email' }).fill(newcomer);
  await form.getByRole('combobox', { name: 'Role' }).selectOption('Vendor');
  await form.getByRole('textbox', { name: 'Company' }).fill('castle rock plumbing & sons');
  await expectToastOf(page, 'Kit Doyle is invited!', () =>
    form.getByRole('button', { name: 'Send Invitation' }).click(),
  );
  const taken = await arrive();
  await signInByMail(taken.page, newcomer);
  await taken.page.goto('/vendor/board-items');
  await expect(work(taken.page)).toBeVisible();
  await page.goto('/admin?tab=vendors');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a broadcast reaches one building, and keeps its name', async ({ signIn }) => {
  const { page } = await signIn(admin);
  const inside = await signIn('paula.oberg@maplecourt.example');
  const outside = await signIn('aaron.bronte@maplecourt.example');
  await page.goto('/admin?tab=broadcast');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hydrants');
  await page.getByRole('textbox', { name: 'Message' }).fill('Flushed on Monday.');
  await page.getByRole('radio', { name: 'Building' }).check();
  await page.getByRole('combobox', { name: 'Which building' }).selectOption('Garden Row');
  await press(page, 'Show recipients');
  const recipients = dialog(page, 'Recipients');
  await expect(recipients.getByRole('row', { name: /Paula/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await press(page, 'Send Broadcast');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();

  await page.goto('/admin?tab=homes');
  await page.getByRole('combobox', { name: 'Building' }).selectOption('Garden Row');
  await press(page, 'Rename Building');
  await page.getByRole('textbox', { name: 'Name of the building' }).fill('Garden Terrace');
  await expectAccessible(page, 'what is open');
  await expectToastOf(page, 'Building renamed!', () => press(page, 'Save'));
  await expect(page.getByRole('cell', { name: 'Garden Terrace' }).first()).toBeVisible();

  await inside.page.goto('/messages?tab=broadcast');
  await inside.page.getByRole('article', { name: 'Hydrants' }).getByRole('link').click();
  await expect(inside.page.getByText('Can be read by: Garden Row')).toBeVisible();
  await outside.page.goto('/messages?tab=broadcast');
  await expect(outside.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outside.page.getByRole('article', { name: 'Hydrants' })).toHaveCount(0);
});

test('owners of a building get the legal notice wherever they live, its tenants the daily one [complaint 22]', async ({
  signIn,
}) => {
  const { page } = await signIn(admin);
  const owner = await signIn('earl.okafor@maplecourt.example');
  const tenant = await signIn('priya.bronte@maplecourt.example');
  const notice = (of: Page, subject: string) => of.getByRole('article', { name: subject });

  async function write(subject: string, tenure: string): Promise<void> {
    await page.goto('/admin?tab=broadcast');
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).fill('At seven in the lobby.');
    await page.getByRole('radio', { name: 'Selected Residents' }).check();
    await page.getByRole('checkbox', { name: tenure }).check();
    await page.getByRole('checkbox', { name: 'North' }).check();
  }

  async function send(n: number): Promise<void> {
    await expect(page.getByText(`${n} recipients`)).toBeVisible();
    await expectToastOf(page, `Broadcast sent to ${n} recipients!`, async () => {
      await press(page, 'Send Broadcast');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    });
  }

  await write('Annual meeting', 'Owner');
  await expectAccessibleAtBothSizes(page);
  await press(page, 'Show recipients');
  const recipients = dialog(page, 'Recipients');
  await expect(recipients.getByRole('row', { name: /Earl/ })).toBeVisible();
  await expect(recipients.getByRole('row', { name: /Priya/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await send(19);
  await write('Laundry closed', 'Tenant');
  await send(2);
  await expect(page.getByRole('row', { name: /Annual meeting Owner · North/ })).toBeVisible();

  for (const [reader, gets, misses] of [
    [owner, 'Annual meeting', 'Laundry closed'],
    [tenant, 'Laundry closed', 'Annual meeting'],
  ] as const) {
    await reader.page.goto('/messages?tab=broadcast');
    await expect(notice(reader.page, gets)).toBeVisible();
    await expect(notice(reader.page, misses)).toHaveCount(0);
  }
  await notice(owner.page, 'Annual meeting').getByRole('link').click();
  await expect(owner.page.getByText('Can be read by: Owner · North')).toBeVisible();
});

test('a home is sold: undone before the day, and taken over on it', async ({ arrive, signIn }) => {
  const seller = 'jose.oconnell@maplecourt.example';
  const buyer = 'nell@example.org';
  const { page } = await signIn(admin);
  const sellerIn = await signIn(seller);

  async function record(on: string): Promise<void> {
    await press(page, 'Record Sale');
    const form = dialog(page, 'Record Sale');
    await expect(form.getByRole('checkbox', { name: 'José O’Connell, Owner' })).toBeChecked();
    await form.getByLabel('Settlement day').fill(on);
    await form.getByRole('textbox', { name: 'Name of the buyer' }).fill('Nell Abara');
    await form.getByRole('textbox', { name: 'Email of the buyer' }).fill(buyer);
    await form.getByRole('textbox', { name: 'Forwarding address' }).fill('PO Box 12, Aspen CO');
    await expectAccessibleAtBothSizes(page);
    await expectToastOf(page, 'Sale recorded!', () =>
      form.getByRole('button', { name: 'Record Sale' }).click(),
    );
  }

  await page.goto('/admin?tab=homes');
  await page.getByRole('searchbox', { name: 'Search' }).fill('north 102');
  await press(page, 'Open North 102');
  await record(inDays(20));
  await expect(page.getByText(/^Nell Abara takes over on /)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await expect.poll(async () => (await mailsTo(page, buyer)).length).toBe(1);
  await press(page, 'Undo Sale');
  await expectToastOf(page, 'Sale undone!', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Undo Sale' }).click(),
  );

  await sellerIn.page.goto('/');
  await expect(sellerIn.page.getByRole('heading', { level: 1 })).toBeVisible();
  await record(inDays(-1));
  await expect(dialog(page, 'North 102').getByRole('link', { name: 'Nell Abara' })).toBeVisible();
  await expect(dialog(page, 'North 102').getByRole('link', { name: /José/ })).toHaveCount(0);
  await expect(sellerIn.page).toHaveURL(/\/login/);
  const bought = await arrive();
  await signInByMail(bought.page, buyer);
  await bought.page.goto('/profile');
  await expect(bought.page.getByText('North 102').first()).toBeVisible();
});

test('a couple that shares an email chooses who one is [complaint 21]', async ({ arrive }) => {
  const { page } = await arrive();
  await openMailedLink(page, 'joel.darcy@maplecourt.example');
  await page.getByRole('button', { name: /^Ivy D'Arcy · Resident · Garden Row 3$/ }).click();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue("Ivy D'Arcy");
  await page.getByRole('button', { name: 'User menu' }).click();
  await expectAccessible(page, 'what is open');
  await page.getByRole('menuitemradio', { name: /^Joel D'Arcy/ }).click();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue("Joel D'Arcy");
});

test('a device clock three hours off signs in and shows right days [complaint 39]', async ({
  arrive,
}) => {
  const resident = 'resident@cedarhollow.example';
  const daysOn = async (hoursOff: number) => {
    const { page } = await arrive();
    if (hoursOff !== 0) await page.clock.install({ time: Date.now() + hoursOff * 3_600_000 });
    await signInByMail(page, resident);
    await page.goto('/payments?tab=history');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).not.toHaveCount(0);
    return table.textContent();
  };
  const right = await daysOn(0);
  expect(right).toMatch(/20\d\d/);
  expect(await daysOn(3)).toBe(right);
  expect(await daysOn(-3)).toBe(right);
});
