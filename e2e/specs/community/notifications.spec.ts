import { expect, test } from '../../fixtures/portal.ts';

test.describe('Notifications', () => {
  test.use({ role: 'resident' });

  test('one is read by opening it, and leads where it points @phone-proof', async ({ page }) => {
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByText('7 unread')).toBeVisible();
    await page.getByRole('link', { name: 'New message about the bicycle shed lamp' }).click();
    await expect(page).toHaveURL('/messages/thread-lamp');
    await page.goBack();
    await expect(page.getByRole('main').getByText('6 unread')).toBeVisible();
  });

  test('one is deleted and restored with Undo, then all are marked read @phone', async ({
    page,
  }) => {
    await page.goto('/notifications?show=payment');
    const title = 'Payment sent';
    const card = page.getByRole('article', { name: title });
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByText('Notification deleted')).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();

    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(page.getByText('All notifications marked as read')).toBeVisible();
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await expect(page.getByText('No unread notifications')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No unread notifications')).toBeVisible();
  });

  test('the navigation shows how many are unread', async ({ page }) => {
    await page.goto('/notifications');
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Notifications/ });
    await expect(entry).toContainText('7');
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(entry).not.toContainText('7');
  });
});
