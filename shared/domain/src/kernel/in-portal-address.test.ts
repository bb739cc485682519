import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileUrl } from '../documents/document-rules.ts';
import { hostileAddresses } from '../testing/hostile-addresses.ts';
import { inPortalAddress } from './in-portal-address.ts';

const origin = 'https://portal.example';

describe('an address that leads away', () => {
  it.each(hostileAddresses.map((address) => [address]))('%j becomes /', (address) => {
    expect(inPortalAddress(address)).toBe('/');
  });

  it.each([[null], [undefined]])('%s becomes /', (address) => {
    expect(inPortalAddress(address)).toBe('/');
  });
});

describe('an address of the portal', () => {
  it.each([
    ['/', '/'],
    ['/tickets/TKT-1001', '/tickets/TKT-1001'],
    ['/tickets?status=new&page=2#list', '/tickets?status=new&page=2#list'],
    ['/search?q=https://example.org//x', '/search?q=https://example.org//x'],
    ['/search?q=50%25', '/search?q=50%25'],
    ['/forums/caf%C3%A9', '/forums/caf%C3%A9'],
    ['/forums/café', '/forums/caf%C3%A9'],
    ['/tickets/../messages', '/messages'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j stays, as %j', (address, expected) => {
    expect(inPortalAddress(address)).toBe(expected);
  });

  it('a browser reads the answer to any text as a path of the portal', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          ':',
          '@',
          '%2f',
          '%2e',
          '%5c',
          '%25',
          '?',
          '#',
          '\t',
          '\n',
        ),
        fc.constantFrom('javascript:', 'https://', 'evil.example', 'tickets', '\u200b', 'é'),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, fc.boolean(), (parts, rooted) => {
        const answer = inPortalAddress((rooted ? '/' : '') + parts.join(''));
        expect(answer).toMatch(/^\/(?![/\\])/);
        expect(new URL(answer, origin).origin).toBe(origin);
        expect(inPortalAddress(answer)).toBe(answer);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the address of a file', () => {
  it.each([
    '/files/plan.pdf',
    '/files/plan.pdf?v=2',
    `blob:${origin}/0b2f7c1e-1f5d-4c55-9a7e-0d2a5c1b7f11`,
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRg==',
  ])('%j stays', (url) => {
    expect(safeFileUrl(url, origin)).toBe(url);
  });

  it.each([
    ...hostileAddresses,
    '/',
    'blob:https://evil.example/0b2f7c1e',
    'blob:null/0b2f7c1e',
    `blob:${origin}.evil.example/1`,
    `blob:${origin}/../1`,
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PGI+',
    'data:image/png,<b>',
    'data:image/png;base64,AAAA,<script>',
    'data:image/png;charset=x;base64,AAAA',
    'data:application/pdf;base64,AAAA',
  ])('%j is refused', (url) => {
    expect(safeFileUrl(url, origin)).toBeUndefined();
  });
});
