import { escapeHtml } from '../http/answer-json.ts';
import type { HttpApp } from '../http/http-env.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Mailbox, MailboxEntry } from './mailbox.ts';

/**
 * Adds `GET /mailbox`, which shows the mails of a development server, and `GET /mailbox.json`. `?to=` filters by
 * address.
 */
export function mailboxRoutes(mailbox: Mailbox): (app: HttpApp) => void {
  return (app) => {
    app.get('/mailbox', async (c) => {
      const mails = await mailbox.list(c.req.query('to'));
      const content =
        mails.length === 0
          ? '<p>No mail yet.</p>'
          : `<ul role="list">\n${mails.map(asItem).join('\n')}\n</ul>`;
      return plainPage({ locale: 'en', portal: 'Community Portal', title: 'Mailbox', content });
    });
    app.get('/mailbox.json', async (c) => c.json(await mailbox.list(c.req.query('to'))));
  };
}

/** In UTC, which the text names. */
const sentAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: 'UTC',
});

function asItem({ to, subject, text, links, at }: MailboxEntry, index: number): string {
  const heading = `mail-${index}`;
  return `<li><article aria-labelledby="${heading}">
<h2 id="${heading}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${sentAt.format(at)}</time></p>
<pre>${withLinks(text, links)}</pre>
</article></li>`;
}

/** Converts text to HTML in which the given links are links. */
function withLinks(text: string, links: readonly string[]): string {
  let rest = text;
  let html = '';
  for (const link of links) {
    const [before = ''] = rest.split(link, 1);
    html += `${escapeHtml(before)}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    rest = rest.slice(before.length + link.length);
  }
  return html + escapeHtml(rest);
}
