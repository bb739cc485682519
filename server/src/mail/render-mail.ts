import { createHash } from 'node:crypto';
import { fillText } from '@hoa/domain';
import { escapeHtml } from './escape-html.ts';
import type { Mail, RenderedMail } from './mail.ts';
import { mailTexts } from './texts/index.ts';

/** Subjects longer than this are cut. */
const longestSubject = 200;

/** A mail in the words of its language. `sender` is the portal's own address. */
export function renderMail(
  { key, to, locale, association, content }: Mail,
  sender: string,
): RenderedMail {
  const { greeting, footer, ...texts } = mailTexts[locale];
  const { type, link, ...own } = content;
  const { subject, lead, action, end } = texts[type];
  const filled = (text: string) => fillText(text, { association, name: to.name, ...own });
  const blocks: Block[] = [
    { text: filled(greeting) },
    ...lead.flatMap((text) => paragraphsOf(filled(text))),
    { text: action, link },
    ...end.map((text) => ({ text: filled(text) })),
    { text: filled(footer) },
  ];
  const title = oneLine(filled(subject)).slice(0, longestSubject);
  return {
    messageId: messageIdOf(key, sender),
    to: { name: oneLine(to.name), address: to.address },
    from: { name: oneLine(association), address: sender },
    subject: title,
    text: `${blocks.map(asText).join('\n\n')}\n`,
    html: page(locale, title, blocks.map(asHtml).join('\n')),
  };
}

/** Derived from the key, so that a mail which was delivered twice can be recognized. */
function messageIdOf(key: string, sender: string): string {
  const host = sender.split('@').at(-1) ?? 'localhost';
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
}

interface Block {
  readonly text: string;
  readonly link?: string;
}

function asText({ text, link }: Block): string {
  return link === undefined ? text : `${text}: ${link}`;
}

function asHtml({ text, link }: Block): string {
  const shown = escapeHtml(text).replaceAll('\n', '<br>');
  return link === undefined
    ? `<p>${shown}</p>`
    : `<p><a href="${escapeHtml(link)}">${shown}</a></p>`;
}

function paragraphsOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ text: paragraph }));
}

/** What stands in a header has no line breaks and no other control characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

function page(locale: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
${body}
</body>
</html>
`;
}
