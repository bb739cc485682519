import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPortalAddress } from './in-portal-address.ts';
import { safeFileUrl } from './safe-file-url.ts';

const origin = 'https://portal.example';

const hostile = [
  '',
  'tickets',
  './tickets',
  '?q=1',
  '#top',
  'https://evil.example',
  'https://evil.example/tickets',
  'HTTPS://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/tickets\\..\\..\\evil',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '\u0001https://evil.example',
  '/\u200b/evil.example',
  '\ufeff//evil.example',
  '/tickets\u202e',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%25255cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/.//evil.example',
  '/..//evil.example',
  '/tickets/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/%',
  '/%zz',
  '/%c0%af',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'evil.example/..',
  '@evil.example',
  ':80',
];

describe('an address that leads away', () => {
  it.each(hostile.map((address) => [address]))('%j becomes /', (address) => {
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
        fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '%5c', '%25', '?', '#', '\t', '\n'),
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
    ...hostile,
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
