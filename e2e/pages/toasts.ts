import { expect, type Page } from '@playwright/test';

/** Runs an action and waits for its toast; watches for it before the action starts. */
export async function expectToastOf(
  page: Page,
  message: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([
    expect(page.getByText(message).last()).toBeVisible({ timeout: 15_000 }),
    act(),
  ]);
}
