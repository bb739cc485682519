import { fillText } from '@hoa/domain';
import { type Locale, textsByLocale } from '@hoa/locales';
import type { Period } from '@hoa/use-cases';
import { escapeHtml } from '../http/answer-json.ts';
import { plainPage } from '../http/plain-page.ts';
import { periodText } from './index-page.ts';

/** The texts of the page that the link of an auditor's package opens, with {placeholders}. */
export const en = {
  portal: 'Community Portal',
  title: 'Auditor’s package',
  from: '{association} shares its records of this period with you:',
  until: 'You can download them until {day}.',
  download: 'Download the ZIP file',
  running: 'The package is being prepared. Open this page again in a few minutes.',
  invalid:
    'This link is not valid. It may have ended or been withdrawn. Ask the association for another one.',
  failed: 'The connection failed. Check it and try again.',
};

export type PackagePageTexts = typeof en;

const packagePageTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'packagePage' }),
);

/** Headers of whatever answers to the link of a package. */
export const unlisted = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Returns the page of every package, whose script reads the token from the fragment, which is not sent to servers. */
export function packagePage(locale: Locale): Response {
  const { portal, title, download, invalid, failed } = packagePageTexts[locale];
  return unlistedPage(
    plainPage({
      locale,
      portal,
      title,
      script: '/api/packages.js',
      sendsForm: true,
      content: `<div role="status" data-invalid="${escapeHtml(invalid)}" data-failed="${escapeHtml(failed)}"></div>
<form method="post" action="/api/packages/download" hidden>
<input type="hidden" name="token">
<p><button>${escapeHtml(download)}</button></p>
</form>`,
    }),
    200,
  );
}

/** Returns the page in place of a download: the same for every reason. */
export function invalidPackagePage(locale: Locale): Response {
  const { portal, title, invalid } = packagePageTexts[locale];
  const content = `<p>${escapeHtml(invalid)}</p>`;
  return unlistedPage(plainPage({ locale, portal, title, content }), 404);
}

function unlistedPage(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(unlisted)) headers.set(name, value);
  return new Response(page.body, { status, headers });
}

export interface ShownPackage extends Period {
  readonly association: string;
  readonly endsOn: string;
  readonly state: 'running' | 'ready' | 'failed';
}

/** Returns the paragraphs that the page shows of a package. */
export function packageLines(shown: ShownPackage, locale: Locale): string[] {
  const { from, until, running } = packagePageTexts[locale];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    fillText(from, { association: shown.association }),
    periodText(shown, locale),
    shown.state === 'ready'
      ? fillText(until, { day: day.format(new Date(shown.endsOn)) })
      : running,
  ];
}

export const packageScript = `const status = document.querySelector('[role=status]');
const form = document.querySelector('form');
const token = location.hash.slice(1);
const show = (...lines) => status.replaceChildren(...lines.map((line) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = line;
  return paragraph;
}));
window.addEventListener('hashchange', () => location.reload());
try {
  const answer = await fetch('/api/packages', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (answer.ok) {
    const { lines, isReady } = await answer.json();
    show(...lines);
    form.elements.token.value = token;
    form.hidden = !isReady;
  } else {
    show(answer.status === 404 ? status.dataset.invalid : status.dataset.failed);
  }
} catch {
  show(status.dataset.failed);
}
`;
