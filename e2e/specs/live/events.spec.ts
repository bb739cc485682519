import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/live.ts';
import { expectToastOf } from '../../pages/toasts.ts';

// Others read the events of the demo.
test.use({ portal: 'the events of the demo' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page) => page.getByRole('article', { name: 'Pottery evening' }).first();

/** A day in the format of a date field, counted from today. */
function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('en-CA');
}

async function answer(page: Page, open: RegExp, choice: 'Yes' | 'No', said: string): Promise<void> {
  await card(page).getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP' });
  await dialog.getByRole('radio', { name: choice }).check();
  await expectAccessibleAtBothSizes(page);
  await expectToastOf(page, said, () => press(page, 'Save Answer'));
}

test('a canceled place goes to the first neighbor on the waiting list', async ({ signIn }) => {
  test.slow();
  const { page: admin } = await signIn('admin@cedarhollow.example');
  const { page: first } = await signIn('resident@cedarhollow.example');
  const { page: second } = await signIn('walt.simmons@cedarhollow.example');

  await test.step('an administrator plans a weekly event with one place', async () => {
    await admin.goto('/admin?tab=events');
    await expect(admin.getByRole('row', { name: /Repair café/ })).toBeVisible();
    await expectAccessibleAtBothSizes(admin);
    await press(admin, 'Create Event');
    const form = admin.getByRole('dialog', { name: 'Create Event' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Pottery evening');
    await form.getByRole('textbox', { name: 'Location' }).fill('Workshop');
    await form.getByLabel('First day').fill(inDays(3));
    await expect(form.getByLabel('Last day')).toHaveValue(inDays(3));
    await form.getByRole('combobox', { name: 'Repeats' }).selectOption('Weekly');
    await form.getByLabel('Until (optional)').fill(inDays(20));
    await form.getByRole('checkbox', { name: 'People answer whether they come' }).check();
    await form.getByRole('textbox', { name: 'Places' }).fill('1');
    await expectAccessibleAtBothSizes(admin);
    await expectToastOf(admin, 'Event created', () =>
      form.getByRole('button', { name: 'Create Event' }).click(),
    );
    await expect(admin.getByRole('row', { name: /Pottery evening/ }).first()).toBeVisible();
  });

  await test.step('one resident gets the place, another waits', async () => {
    await first.goto('/news?tab=events');
    await answer(first, /^RSVP Required/, 'Yes', 'You are going.');
    await expect(card(first).getByText('Going', { exact: true })).toBeVisible();
    await second.goto('/news?tab=events');
    await answer(second, /^RSVP Required/, 'Yes', 'You are on the waiting list at place 1.');
    await expect(card(second).getByText('Waiting list: 1')).toBeVisible();
    await expectAccessibleAtBothSizes(second);
  });

  await test.step('the list for the door has both', async () => {
    await admin.getByRole('button', { name: 'Answers: Pottery evening' }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Answers' });
    await expect(dialog.getByText('1 going, 1 waiting, 0 not going')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Walt Simmons/ })).toContainText('Waiting');
    await expectAccessibleAtBothSizes(admin);
    const file = admin.waitForEvent('download');
    await press(admin, 'Download CSV');
    expect((await file).suggestedFilename()).toBe('pottery-evening.csv');
    await admin.keyboard.press('Escape');
  });

  await test.step('the first gives the place up, and the second is told of having it', async () => {
    await answer(first, /^Change Answer/, 'No', 'You are not going.');
    await expect(card(second).getByText('Going', { exact: true })).toBeVisible();
    await second.goto('/notifications');
    await expect(second.getByText('You have a place: Pottery evening')).toBeVisible();
  });

  await test.step('an administrator cancels the event, which says why', async () => {
    await admin
      .getByRole('button', { name: /Cancel.*Pottery evening/ })
      .first()
      .click();
    const dialog = admin.getByRole('dialog', { name: 'Cancel Event' });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('The kiln is broken.');
    await expectAccessibleAtBothSizes(admin);
    await expectToastOf(admin, 'Event cancelled', () =>
      dialog.getByRole('button', { name: 'Cancel Event' }).click(),
    );
    await second.goto('/news?tab=events');
    await expect(card(second).getByText('The kiln is broken.')).toBeVisible();
    await expect(card(second).getByRole('button')).toHaveCount(0);
    await second.goto('/notifications');
    await expect(second.getByText('Cancelled: Pottery evening')).toBeVisible();
  });
});
