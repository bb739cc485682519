import { expect, type Page } from '@playwright/test';

/** Does something and sees the short message that answers it, watching from before it is done. */
export async function sees(
  page: Page,
  message: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([
    expect(page.getByText(message).last()).toBeVisible({ timeout: 15_000 }),
    act(),
  ]);
}
