import { expect, type Page } from '@playwright/test';
import { expectToastOf } from './toasts.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** Asks for a link at the login page, or at the target of an invitation, and opens the mailed one. */
export async function openMailedLink(page: Page, email: string, start = '/login'): Promise<void> {
  await page.goto(start);
  await page.getByRole('radio', { name: 'Live' }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const before = (await mailsTo(page, email)).length;
  await expectToastOf(page, 'Magic link sent! Check your email.', () =>
    page.getByRole('button', { name: 'Send Magic Link' }).click(),
  );
  await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(before);
  const [mail] = await mailsTo(page, email);
  await page.goto(mail?.links[0] ?? '');
}

/** Signs in to the live portal with the mailed link, and waits until the portal is shown. */
export async function signInByMail(page: Page, email: string, start?: string): Promise<void> {
  await openMailedLink(page, email, start);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Returns the mails to an address in the development mailbox, latest first. */
export async function mailsTo(page: Page, email: string): Promise<readonly Mail[]> {
  const answer = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
  return answer.json();
}
