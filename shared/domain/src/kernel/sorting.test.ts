import { describe, expect, it } from 'vitest';
import { compareDates, compareNames, comparing } from './sorting.ts';

describe('comparators', () => {
  it('dates: earliest first, no date last', () => {
    const dates = ['2025-03-02', 'never', '2025-03-01T23:00:00Z', '2024-01-01'];
    expect(dates.sort(compareDates)).toEqual([
      '2024-01-01',
      '2025-03-01T23:00:00Z',
      '2025-03-02',
      'never',
    ]);
  });

  it('names: case and accents aside, 2 before 10', () => {
    expect(['Unit 10', 'unit 2', 'Älm', 'alm 2'].sort(compareNames)).toEqual([
      'Älm',
      'alm 2',
      'unit 2',
      'Unit 10',
    ]);
  });

  it('several rules: the first that distinguishes two values', () => {
    const rule = comparing<string>(
      (a, b) => a.length - b.length,
      (a, b) => a.localeCompare(b),
    );
    expect(['bb', 'c', 'aa', 'b'].sort(rule)).toEqual(['b', 'c', 'aa', 'bb']);
  });
});
