import { expect, type Page } from '@playwright/test';

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** Waits until a page shows its title and no loading indicator. */
export async function expectShown(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}
