import { expect, it } from 'vitest';
import { normalizeEmail, shownEmail } from './email.ts';

it.each([
  ['nell@example.org', 'nell@example.org'],
  ['  Nell@Example.ORG ', 'nell@example.org'],
  ['r&d@example.org', 'r&d@example.org'],
  ["o'neil+hoa@example.org", "o'neil+hoa@example.org"],
  ['jörg@example.org', 'jörg@example.org'],
  ['jo\u0308rg@example.org', 'jörg@example.org'],
  ['nell@müller.example', 'nell@xn--mller-kva.example'],
  ['nell@MÜLLER.example', 'nell@xn--mller-kva.example'],
  ['nell@xn--mller-kva.example', 'nell@xn--mller-kva.example'],
  ['用户@例子。测试', '用户@xn--fsqu00a.xn--0zwm56d'],
  ['nell@example.org;', 'nell@example.org'],
  ['nell@example.org.', 'nell@example.org'],
  ['<nell@example.org>,', 'nell@example.org'],
  ['Nell Vance <nell@example.org>', 'nell@example.org'],
  ['mailto:nell@example.org?subject=Hello', 'nell@example.org'],
  ['<MAILTO:r%26d@example.org>', 'r&d@example.org'],
  ['\u200bnell@exam\u00adple.org\u2060', 'nell@example.org'],
])('reads %j as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
  expect(normalizeEmail(stored)).toBe(stored);
  expect(normalizeEmail(shownEmail(stored))).toBe(stored);
});

it.each([
  '',
  'nell',
  'x@y',
  'nell@localhost',
  '@example.org',
  'nell@',
  'nell vance@example.org',
  'nell@example..org',
  'nell@-example.org',
  'nell@192.0.2.1',
  'nell@[192.0.2.1]',
  'nell@example.org:25',
  'nell@example.org/path',
  'nell@other@example.org',
  'nell@example.org, pat@example.org',
  'nell@exa mple.org',
  '\u2800@example.org',
  `${'n'.repeat(65)}@example.org`,
  `nell@${'long-label.'.repeat(25)}org`,
])('refuses %j', (typed) => {
  expect(normalizeEmail(typed)).toBeUndefined();
});

it('shows the letters of an international domain', () => {
  expect(shownEmail('nell@xn--mller-kva.example')).toBe('nell@müller.example');
  expect(shownEmail('nell@example.org')).toBe('nell@example.org');
});
