import { createHash } from 'node:crypto';
import { fillText } from '@hoa/domain';
import type { Mail, RenderedMail } from '../ports/mail.ts';
import { type MailBlock, mailPage } from './mail-page.ts';
import { mailTexts } from './mail-texts.ts';

/** Longer subjects are truncated. */
const maxSubjectLength = 200;

/** Renders a mail in its language. `sender` is the portal's own address. */
export function renderMail(
  { key, to, locale, association, content }: Mail,
  sender: string,
): RenderedMail {
  const { greeting, footer, laterRole: _, ...texts } = mailTexts[locale];
  const { type, link, ...own } = content;
  const { subject, lead, action, end } = texts[type];
  const params: Readonly<Record<string, string>> = { association, name: to.name, ...own };
  const filled = (text: string) => fillText(text, params);
  const blocks: MailBlock[] = [
    { text: filled(greeting) },
    ...lead.filter((text) => hasAll(text, params)).flatMap((text) => paragraphsOf(filled(text))),
    { text: action, link },
    ...end.map((text) => ({ text: filled(text) })),
  ];
  const title = oneLine(filled(subject)).slice(0, maxSubjectLength);
  const sent = filled(footer);
  const { code } = params;
  return {
    messageId: messageIdOf(key, sender),
    to: { name: oneLine(to.name), address: to.address },
    from: { name: oneLine(association), address: sender },
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
