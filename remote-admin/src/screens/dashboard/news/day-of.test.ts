import { describe, expect, it } from 'vitest';
import { dayOf, keptInstant } from './day-of.ts';

describe('the day of a date', () => {
  it('is the reader’s own for an instant', () => {
    expect(dayOf(new Date(2025, 2, 4, 23, 30).toISOString())).toBe('2025-03-04');
    expect(dayOf(new Date(2025, 10, 30, 0, 5).toISOString())).toBe('2025-11-30');
  });

  it('keeps a day as it is, and is empty for an invalid date', () => {
    expect(dayOf('2025-03-04')).toBe('2025-03-04');
    expect(dayOf('soon')).toBe('');
  });
});

describe('a date that was edited', () => {
  const before = new Date(2025, 2, 4, 16, 20).toISOString();

  it('keeps its time of day while its day stays', () => {
    expect(keptInstant('2025-03-04', before)).toBe(before);
  });

  it('is the new day when that changes, or empty', () => {
    expect(keptInstant('2025-03-05', before)).toBe('2025-03-05');
    expect(keptInstant('', before)).toBe('');
    expect(keptInstant('2025-03-05', undefined)).toBe('2025-03-05');
  });
});
