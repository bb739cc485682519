import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'file', other: 'files' };

it.each([
  ['en', 0, 'files'],
  ['en', 1, 'file'],
  ['en', 2, 'files'],
  ['fr', 0, 'file'],
  ['fr', 1.5, 'file'],
  ['de', 1.5, 'files'],
  ['es', 1, 'file'],
  // A category without a form of its own: `many` in Spanish and French.
  ['es', 1_000_000, 'files'],
] as const)('in %s %f takes %s', (locale, n, form) => {
  expect(plural(locale, n, forms)).toBe(form);
});
