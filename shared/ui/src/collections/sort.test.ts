import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sort.ts';

describe('nextSort', () => {
  it('cycles ascending, descending, off', () => {
    const first = nextSort(null, 'title');
    expect(first).toEqual({ column: 'title', direction: 'asc' });
    const second = nextSort(first, 'title');
    expect(second).toEqual({ column: 'title', direction: 'desc' });
    expect(nextSort(second, 'title')).toBeNull();
  });

  it('starts ascending with another column', () => {
    expect(nextSort({ column: 'title', direction: 'desc' }, 'unit')).toEqual({
      column: 'unit',
      direction: 'asc',
    });
  });
});

describe('sortRows', () => {
  const up = (values: (string | number | null)[]) =>
    sortRows(values, (value) => value, 'asc', 'en');

  it.each([
    [
      ['b', 'Ä', 'a', 'C'],
      ['Ä', 'a', 'b', 'C'],
    ],
    [
      ['Unit 10', 'Unit 9'],
      ['Unit 9', 'Unit 10'],
    ],
    [
      [3, null, 1],
      [1, 3, null],
    ],
    [
      ['', 'a'],
      ['a', ''],
    ],
  ])('puts %j in the order %j', (values, sorted) => {
    expect(up(values)).toEqual(sorted);
  });

  it('keeps missing values last when descending too', () => {
    expect(sortRows([1, null, 3], (value) => value, 'desc')).toEqual([3, 1, null]);
  });

  it('gives the same first rows as sorting all of them', () => {
    const key = fc.option(fc.oneof(fc.string({ maxLength: 2 }), fc.constant('Unit 10')));
    fc.assert(
      fc.property(fc.array(key), fc.nat({ max: 60 }), (keys, first) => {
        const rows = keys.map((of, index) => ({ of, index }));
        for (const direction of ['asc', 'desc'] as const) {
          const all = sortRows(rows, ({ of }) => of, direction, 'en');
          expect(sortRows(rows, ({ of }) => of, direction, 'en', first)).toEqual(
            all.slice(0, first),
          );
        }
      }),
    );
  });

  it('keeps every row, and equal rows in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 })), (keys) => {
        const rows = keys.map((key, index) => ({ key, index }));
        for (const direction of ['asc', 'desc'] as const) {
          const sorted = sortRows(rows, (row) => row.key, direction);
          expect(new Set(sorted)).toEqual(new Set(rows));
          for (const [at, row] of sorted.entries()) {
            const before = sorted[at - 1];
            if (before?.key === row.key) expect(before.index).toBeLessThan(row.index);
          }
        }
      }),
    );
  });
});
