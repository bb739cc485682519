import { locales } from '@hoa/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mail, MailContent } from '../ports/mail.ts';
import { mailTexts } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';

const link = 'https://portal.example/login?email=ada%40example.org#token=a.b';
const contents: readonly MailContent[] = [
  { type: 'signIn', link, code: '012345' },
  { type: 'proof', link, code: '012345' },
  { type: 'invitation', link },
  { type: 'invitation', link, roles: 'Admin' },
  { type: 'invitation', link, roles: 'Admin from March 10, 2027', from: 'March 10, 2027' },
  { type: 'signInLater', link, from: 'March 10, 2027' },
  { type: 'emailConfirmation', link },
  { type: 'emailChanged', link },
  { type: 'exportReady', link, until: '2 March' },
  { type: 'broadcast', link, title: 'Water off', message: 'From nine.\n\nUntil ten.' },
  { type: 'notification', link, title: 'TKT-1: Resolved', message: 'Done.' },
  { type: 'notification', link, title: 'From Ada', message: 'Roof', written: 'On Tuesday?' },
  { type: 'replyRefused', link, reason: 'It is too large.' },
];
const mail = (part: Partial<Mail>): Mail => ({
  key: 'key',
  to: { name: 'Ada', address: 'ada@example.org' },
  locale: 'en',
  association: 'Cedar Hollow',
  content: contents[0] as MailContent,
  ...part,
});

describe.each(contents)('a mail of type $type', (content) => {
  it.each(locales)('has every text in %s, as text and as HTML', (locale) => {
    const { subject, text, html } = renderMail(mail({ content, locale }), 'portal@example.org');
    expect(subject).not.toBe('');
    for (const shown of [subject, text, html]) expect(shown).not.toMatch(/\{\w+\}|undefined/);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(text).toContain('Cedar Hollow');
  });
});

it('contains the sign-in code in the body and not in the subject [V6.5.4]', () => {
  const { subject, text, html } = renderMail(mail({}), 'portal@example.org');
  expect(subject).toBe('Sign in to Cedar Hollow');
  expect(text).toContain('012345');
  expect(html).toContain('012345');
});

it.each(locales)('says in %s where to answer a mail about a message', (locale) => {
  const conversation = { threadId: 'thread-1', uid: 'ada' };
  const about = mail({ locale, conversation, hoaId: 'cedar' });
  const replyTo = 'reply+abc@portal.example';
  const byMail = renderMail(about, 'p@q.example', { replyTo });
  const inPortal = renderMail(about, 'p@q.example');
  const { answers } = mailTexts[locale];
  expect([byMail.text.includes(answers.byMail), byMail.replyTo]).toEqual([true, replyTo]);
  expect([inPortal.text.includes(answers.inPortal), inPortal.replyTo]).toEqual([true, undefined]);
});

it('names one Message-ID in all mails of a thread, by which mail programs group them', () => {
  const inReplyToOf = (key: string, threadId: string, uid: string) =>
    renderMail(mail({ key, hoaId: 'cedar', conversation: { threadId, uid } }), 'p@q.example')
      .inReplyTo;
  expect(inReplyToOf('1', 'a', 'ada')).toMatch(/^<[0-9a-f]{40}@q\.example>$/);
  expect(inReplyToOf('1', 'a', 'ada')).toBe(inReplyToOf('2', 'a', 'bob'));
  expect(inReplyToOf('1', 'a', 'ada')).not.toBe(inReplyToOf('1', 'b', 'ada'));
});

it('names the roles of an invited person, if there are any', () => {
  const invite = (roles?: string) =>
    renderMail(
      mail({ content: { type: 'invitation', link, ...(roles && { roles }) } }),
      'p@q.example',
    );
  expect(invite('Admin').text).toContain('You are listed as: Admin.');
  expect(invite().text).not.toContain('You are listed as');
});

it('ends with the postal address, if there is one', () => {
  const { text, html } = renderMail(mail({}), 'p@q.example', {
    postalAddress: 'Elm Court\n1 <Elm> Street',
  });
  expect(text).toMatch(/\nSent by the portal of Cedar Hollow\.\nElm Court\n1 <Elm> Street\n$/);
  expect(html).toContain('Cedar Hollow.<br>Elm Court<br>1 &lt;Elm&gt; Street</p>');
  expect(renderMail(mail({}), 'p@q.example', { postalAddress: '' }).text).toMatch(
    /Cedar Hollow\.\n$/,
  );
});

it('names the mail by its key, the same each time, in the domain of the sender', () => {
  const idOf = (key: string) => renderMail(mail({ key }), 'portal@mail.example').messageId;
  expect(idOf('one')).toBe(idOf('one'));
  expect(idOf('one')).not.toBe(idOf('two'));
  expect(idOf('one')).toMatch(/^<[0-9a-f]{40}@mail\.example>$/);
});

it('leaves placeholders and markup that people write as they are [V1.3.1 V1.3.5 V1.3.7 V1.3.10]', () => {
  const content = {
    type: 'broadcast',
    link,
    title: '{name} <b>',
    message: 'See {association} & <img src=x onerror=alert(1)>',
  } as const;
  const { subject, text, html } = renderMail(mail({ content }), 'portal@example.org');
  expect(subject).toBe('{name} <b>');
  expect(text).toContain('See {association} & <img src=x onerror=alert(1)>');
  expect(html).toContain('See {association} &amp; &lt;img src=x onerror=alert(1)&gt;');
});

it('keeps every header to one line, whatever a name or a title holds [V1.3.3 V1.3.11]', () => {
  const text = fc.string({ unit: fc.constantFrom('\r', '\n', '\u2028', '\0', 'a', ' ', ':') });
  fc.assert(
    fc.property(text, text, text, (title, name, association) => {
      const content = { type: 'broadcast', link, title, message: '' } as const;
      const to = { name, address: 'ada@example.org' };
      const rendered = renderMail(mail({ content, to, association }), 'portal@example.org');
      const headers = [rendered.subject, rendered.to.name, rendered.from.name];
      for (const header of headers) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});

it('never turns text of a message into HTML elements [V1.1.2]', () => {
  const unit = fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', '=', '\n');
  fc.assert(
    fc.property(fc.string({ unit }), (message) => {
      const content = { type: 'broadcast', link, title: 'T', message } as const;
      const { html } = renderMail(mail({ content }), 'portal@example.org');
      const tags = html.match(/<[^>]*>/g) ?? [];
      const known =
        /^<(!doctype html|\/?(html|head|title|style|body|div|h1|p|a|br|meta)( [^<]*)?)>$/;
      expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
      const links = tags.filter((tag) => tag.startsWith('<a '));
      expect(links).toEqual([expect.stringContaining(` href="${link}" style=`)]);
    }),
  );
});
