import { Readable } from 'node:stream';
import { PortalError } from '@hoa/api';
import { escapeHtml } from '../http/answer-json.ts';
import type { HttpApp } from '../http/http-env.ts';
import { plainPage } from '../http/plain-page.ts';
import { shortBody } from '../http/read-json.ts';
import type { ReplyOutcome, ReplyReceiver } from '../ports/received-mail.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Mailbox, MailboxEntry } from './mailbox.ts';

/**
 * Adds `GET /mailbox`, which shows the mails of a development server, and `GET /mailbox.json`. `?to=` filters by
 * address. `POST /mailbox` answers a mail as a mail program does.
 * @param receive Undefined if mails cannot be answered.
 */
export function mailboxRoutes(mailbox: Mailbox, receive?: ReplyReceiver): (app: HttpApp) => void {
  return (app) => {
    app.get('/mailbox', async (c) => {
      const mails = await mailbox.list(c.req.query('to'));
      const content =
        mails.length === 0
          ? '<p>No mail yet.</p>'
          : `<ul role="list">\n${mails.map(asItem).join('\n')}\n</ul>`;
      return mailboxPage(content);
    });
    app.post('/mailbox', shortBody, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const mail = await mailbox.find(form.get('messageId') ?? '');
      if (!mail?.replyTo || !receive) throw new PortalError('not-found');
      const raw = await composeAnswer(mail, form.get('text') ?? '');
      const outcome = await receive(Readable.from([raw]), c.get('traceId'));
      return mailboxPage(
        `<p role="status">${outcomes[outcome]}</p>\n<p><a href="/mailbox">Mailbox</a></p>`,
      );
    });
    app.get('/mailbox.json', async (c) => c.json(await mailbox.list(c.req.query('to'))));
  };
}

const outcomes: Readonly<Record<ReplyOutcome, string>> = {
  posted: 'Your answer was posted in the conversation.',
  refused: 'Your answer was not posted. A mail in the mailbox says why.',
  ignored: 'Your answer was ignored, since it looks like one of a program.',
};

function mailboxPage(content: string): Response {
  return plainPage({
    locale: 'en',
    portal: 'Community Portal',
    title: 'Mailbox',
    content,
    sendsForm: true,
  });
}

/** In UTC, which the text names. */
const sentAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: 'UTC',
});

function asItem({ messageId, to, replyTo, subject, text, links, at }: MailboxEntry, index: number) {
  const heading = `mail-${index}`;
  return `<li><article aria-labelledby="${heading}">
<h2 id="${heading}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${sentAt.format(at)}</time></p>
<pre>${withLinks(text, links)}</pre>${replyTo === null ? '' : replyForm(messageId, index)}
</article></li>`;
}

function replyForm(messageId: string, index: number): string {
  return `
<form method="post" action="/mailbox">
<input type="hidden" name="messageId" value="${escapeHtml(messageId)}">
<label for="answer-${index}">Your answer</label>
<textarea id="answer-${index}" name="text" rows="3" maxlength="3000" required></textarea>
<button>Reply</button>
</form>`;
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
