import { expect, it } from 'vitest';
import { isPageInput } from './page-input.ts';

it.each([
  [{}, true],
  [{ limit: 1 }, true],
  [{ limit: 100, offset: 0 }, true],
  [{ limit: 0 }, false],
  [{ limit: 101 }, false],
  [{ limit: 2.5 }, false],
  [{ limit: '3' }, false],
  [{ offset: -1 }, false],
  [{ offset: 1e300 }, false],
  [{ limit: 3, search: '' }, false],
])('%j is a page and nothing else: %s', (input, expected) => {
  expect(isPageInput(input)).toBe(expected);
});
