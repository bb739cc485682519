import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const linksIn = (text: string) =>
  textParts(text).flatMap(({ text: shown, href }) => (href ? shown : []));

it.each([
  ['See https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
  [
    '(https://example.org/a_(b)) and http://example.org!',
    ['https://example.org/a_(b)', 'http://example.org'],
  ],
  ['Write to mailto:office@example.org, please', ['mailto:office@example.org']],
  ['“https://example.org”', ['https://example.org']],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['javascript:alert(1) data:text/html,x ftp://example.org vbscript:x', []],
  ['jAvAsCrIpT:alert(1)//https://', []],
  ['https:// and mailto:nobody and www.example.org', []],
  ['<a href="https://example.org">x</a>', ['https://example.org']],
])('the links in %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it('keeps every text, and only opens the web and mail', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('javascript:', 'https://', 'mailto:a@b.c', '\u202E', '(', ').', ' ', '\n'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const parts = textParts(pieces.join(''));
      expect(parts.map(({ text }) => text).join('')).toBe(pieces.join(''));
      for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
    }),
  );
});
