import { expect, type Page } from '@playwright/test';

/** Answers an open confirmation with one of its buttons. */
export async function answer(page: Page, name: string | RegExp, button: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name });
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}
