import { expect, it } from 'vitest';
import { stepDecimal } from './step-decimal.ts';

it.each([
  ['ArrowUp', '', 0.5, 'en', '0.5'],
  ['ArrowUp', '2.25', 0.5, 'en', '2.5'],
  ['ArrowDown', '2.25', 0.5, 'en', '2.0'],
  ['ArrowDown', '0.5', 0.5, 'en', '0.0'],
  ['ArrowDown', '0', 0.5, 'en', '0.0'],
  ['ArrowUp', '0.03', 0.01, 'en', '0.04'],
  ['ArrowUp', '2,5', 0.5, 'de', '3,0'],
  ['ArrowUp', 'two', 0.5, 'en', undefined],
  ['Enter', '2', 0.5, 'en', undefined],
] as const)('%s from "%s" by %d in %s leads to %s', (key, typed, step, locale, next) => {
  expect(stepDecimal({ key, typed }, { step, min: 0 }, locale)).toBe(next);
});
