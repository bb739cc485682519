import { vi } from 'vitest';
import type { RenderedMail } from '../../ports/mail.ts';
import type { Browser } from './browser.ts';

type Sent = Pick<{ readonly mails: RenderedMail[] }, 'mails'>;

/** Waits for a mail to an address and returns it; `number` counts from 1. */
export function mailTo({ mails }: Sent, address: string, number = 1): Promise<RenderedMail> {
  return vi.waitFor(() => {
    const mail = mails.filter(({ to }) => to.address === address)[number - 1];
    if (!mail) throw new Error(`There is no mail ${number} to ${address} yet.`);
    return mail;
  }, 10_000);
}

/** Returns the first link of a mail. */
export function linkIn({ text }: RenderedMail): URL {
  return new URL(text.match(/https?:\S+/)?.[0] ?? '');
}

/** Returns the token in the fragment of the link. */
export function tokenIn(mail: RenderedMail): string {
  return linkIn(mail).hash.replace('#token=', '');
}

/** Returns the six digits in a sign-in mail. */
export function codeIn({ text }: RenderedMail): string {
  return text.match(/\b\d{6}\b/)?.[0] ?? '';
}

/** Requests a link and opens it. */
export async function signIn(sent: Sent, browser: Browser, email: string): Promise<Response> {
  const before = sent.mails.filter(({ to }) => to.address === email).length;
  await browser.askForLink(email);
  return browser.complete({ token: tokenIn(await mailTo(sent, email, before + 1)) });
}
