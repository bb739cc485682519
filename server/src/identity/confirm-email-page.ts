import { locales, textsByLocale } from '@hoa/locales';
import { escapeHtml } from '../http/answer-json.ts';
import type { HttpApp } from '../http/http-env.ts';
import { plainPage } from '../http/plain-page.ts';

/** The texts of the page that confirms a new email address. */
export const en = {
  portal: 'Community Portal',
  title: 'Confirm your new email address',
  explanation: 'From then on you sign in by it, and mail goes there.',
  confirm: 'Confirm Address',
  confirmed: 'Your new email address counts from now on.',
  refused: 'This link is no longer valid. Save the address in your profile once more.',
  failed: 'The connection failed. Check it and try again.',
};

export type ConfirmEmailTexts = typeof en;

const confirmEmailTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'confirmEmail' }),
);

/**
 * Adds `GET /api/confirm-email`, the page that the mail links to. It asks to press a button, since mail scanners open
 * every link, and reads the token from the fragment, which is not sent to servers.
 */
export function confirmEmailRoutes(app: HttpApp): void {
  app.get('/api/confirm-email', (c) => {
    const locale = locales.find((each) => each === c.req.query('locale')) ?? 'en';
    const { portal, title, explanation, confirm, ...outcomes } = confirmEmailTexts[locale];
    const attributes = Object.entries(outcomes)
      .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
      .join('');
    return plainPage({
      locale,
      portal,
      title,
      script: '/api/confirm-email.js',
      content: `<p>${escapeHtml(explanation)}</p>
<p><button type="button">${escapeHtml(confirm)}</button></p>
<p role="status"${attributes}></p>`,
    });
  });

  app.get('/api/confirm-email.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(script);
  });
}

const script = `const button = document.querySelector('button');
const status = document.querySelector('[role=status]');
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
history.replaceState(null, '', location.pathname + location.search);
button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const { ok } = await fetch('/api/confirm-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    status.textContent = ok ? status.dataset.confirmed : status.dataset.refused;
  } catch {
    status.textContent = status.dataset.failed;
    button.disabled = false;
  }
});
`;
