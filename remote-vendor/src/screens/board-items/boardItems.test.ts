import { describe, expect, it } from 'vitest';
import { readSort, sortColumns, writeSort } from './boardItems.ts';

describe('the sort in the address', () => {
  it.each(sortColumns)('comes back as it was written, for %s', (column) => {
    for (const direction of ['asc', 'desc'] as const) {
      expect(readSort(writeSort({ column, direction }))).toEqual({ column, direction });
    }
  });

  it.each(['', 'subject', 'subject-up', 'colour-asc', '-asc'])('is off for %o', (text) => {
    expect(readSort(text)).toBeNull();
  });
});
