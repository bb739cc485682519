import { expect, it } from 'vitest';
import { monthNames } from './month-names.ts';

it('months of one year are named without the year', () => {
  expect(monthNames(['2026-04-01', '2026-05-01'], 'en')).toEqual(['Apr', 'May']);
});

it('months of two years name the years where they begin [10.4]', () => {
  expect(monthNames(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'], 'en')).toEqual([
    'Nov 2025',
    'Dec',
    'Jan 2026',
    'Feb',
  ]);
});
