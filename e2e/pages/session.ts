import { expect, type Page } from '@playwright/test';
import { type Role, signInAs } from '../fixtures/sign-in.ts';

/** Signs out through the user menu and waits for the login page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
}

export async function switchTo(page: Page, role: Role): Promise<void> {
  await signOut(page);
  await signInAs(page, role);
}
