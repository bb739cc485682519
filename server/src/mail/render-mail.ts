import { createHash } from 'node:crypto';
import { fillText } from '@hoa/domain';
import type { Locale } from '@hoa/locales';
import { escapeHtml } from '../http/answer-json.ts';
import type { Mail, RenderedMail } from '../ports/mail.ts';
import { mailTexts } from './mail-texts.ts';

/** Longer subjects are truncated. */
const maxSubjectLength = 200;

export interface RenderOptions {
  /** Of the association, if it has one. */
  readonly postalAddress?: string | undefined;
  /** The address for answers to a mail of a conversation; without it, the mail says to answer in the portal. */
  readonly replyTo?: string | undefined;
}

/** Renders a mail in its language. `sender` is the portal's own address. */
export function renderMail(
  { key, to, locale, association, hoaId, conversation, inReplyTo, content }: Mail,
  sender: string,
  { postalAddress, replyTo }: RenderOptions = {},
): RenderedMail {
  const {
    greeting,
    footer,
    laterRole: _,
    replyRefusals: __,
    answers,
    ...texts
  } = mailTexts[locale];
  const { type, link, ...own } = content;
  const { subject, lead, action, end } = texts[type];
  const params: Readonly<Record<string, string>> = { association, name: to.name, ...own };
  const filled = (text: string) => fillText(text, params);
  const blocks: MailBlock[] = [
    { text: filled(greeting) },
    ...lead.filter((text) => hasAll(text, params)).flatMap((text) => paragraphsOf(filled(text))),
    { text: action, link },
    ...(conversation ? [{ text: replyTo ? answers.byMail : answers.inPortal }] : []),
    ...end.map((text) => ({ text: filled(text) })),
  ];
  const title = oneLine(filled(subject)).slice(0, maxSubjectLength);
  const sent = [filled(footer), ...(postalAddress ? [postalAddress] : [])].join('\n');
  const { code } = params;
  return {
    messageId: messageIdOf(key, sender),
    to: { name: oneLine(to.name), address: to.address },
    from: { name: oneLine(association), address: sender },
    replyTo,
    isAnswer: inReplyTo !== undefined,
    inReplyTo:
      inReplyTo ??
      (conversation && messageIdOf(`thread:${hoaId}:${conversation.threadId}`, sender)),
    subject: title,
    text: `${[...blocks, { text: sent }].map(asText).join('\n\n')}\n`,
    html: mailPage({ locale, title, blocks, footer: sent, ...(code && { code }) }),
  };
}

/** Derived from the key, so that a mail that was delivered twice can be recognized. */
function messageIdOf(key: string, sender: string): string {
  const host = sender.split('@').at(-1) ?? 'localhost';
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
}

/** True if every placeholder has a value. */
function hasAll(text: string, params: Readonly<Record<string, string>>): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(params, name));
}

function asText({ text, link }: MailBlock): string {
  return link === undefined ? text : `${text}: ${link}`;
}

function paragraphsOf(text: string): MailBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ text: paragraph }));
}

/** Replaces line breaks and other control characters, which must not occur in a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/** A paragraph of a mail, with a button if `link` is set. */
interface MailBlock {
  readonly text: string;
  readonly link?: string;
}

interface MailPage {
  readonly locale: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
  /** Highlighted wherever a paragraph contains it. */
  readonly code?: string;
}

/**
 * The portal's design in CSS that mail clients support: hex colors and inline styles, since some clients remove
 * `<style>`. Clients that keep it also show the dark colors.
 */
const look = {
  body: "margin:0;padding:24px 12px;background:#f9f7f4;color:#24201b;font:16px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  card: 'max-width:544px;margin:0 auto;padding:8px 24px 16px;border:1px solid #e3dfd9;border-radius:12px;background:#ffffff;overflow-wrap:anywhere',
  title: 'margin:16px 0;font-size:22px;line-height:1.25;font-weight:700',
  text: 'margin:16px 0',
  button:
    'display:inline-block;padding:10px 20px;border-radius:8px;background:#115940;color:#ffffff;font-weight:600;text-decoration:none',
  code: 'font-size:20px;letter-spacing:2px;white-space:nowrap',
  footer: 'max-width:544px;margin:16px auto 0;padding:0 24px;font-size:14px;color:#66605a',
} as const;

const dark =
  '@media (prefers-color-scheme:dark){body{background:#161310!important;color:#efece7!important}.card{background:#1f1c18!important;border-color:#35312c!important}.button{background:#6ac49c!important;color:#06170f!important}.footer{color:#aaa49c!important}}';

/** Renders a mail as HTML: a card with a title, paragraphs and buttons. */
function mailPage({ locale, title, blocks, footer, code }: MailPage): string {
  const shown = (text: string) => {
    const escaped = escapeHtml(text).replaceAll('\n', '<br>');
    return code ? escaped.replaceAll(code, `<b style="${look.code}">${code}</b>`) : escaped;
  };
  const body = blocks.map(({ text, link }) =>
    link === undefined
      ? `<p style="${look.text}">${shown(text)}</p>`
      : `<p style="${look.text}"><a class="button" href="${escapeHtml(link)}" style="${look.button}">${shown(text)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body style="${look.body}">
<div class="card" style="${look.card}">
<h1 style="${look.title}">${escapeHtml(title)}</h1>
${body.join('\n')}
</div>
<p class="footer" style="${look.footer}">${shown(footer)}</p>
</body>
</html>
`;
}

/** Formats the date of an instant in a time zone. */
export function mailDay(locale: Locale, instant: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return format.format(new Date(instant));
}
