import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareByRank,
  compareDates,
  compareNames,
  comparing,
  nextSort,
  type Sort,
  sortedBy,
} from './sorting.ts';

it('a header cycles ascending, descending, off', () => {
  let sort: Sort<'subject' | 'status'> | null = null;
  const seen = [];
  for (let click = 0; click < 4; click += 1) {
    sort = nextSort(sort, 'subject');
    seen.push(sort?.direction ?? 'off');
  }
  expect(seen).toEqual(['asc', 'desc', 'off', 'asc']);
});

it('another header starts ascending', () => {
  expect(nextSort({ column: 'subject', direction: 'desc' }, 'status')).toEqual({
    column: 'status',
    direction: 'asc',
  });
});

describe('sortedBy', () => {
  const items = fc.array(fc.record({ key: fc.nat(4), place: fc.nat() }));
  const comparators = { key: (a: { key: number }, b: { key: number }) => a.key - b.key };

  it.each(['asc', 'desc'] as const)('%s keeps equal items in their order', (direction) => {
    fc.assert(
      fc.property(items, (unnumbered) => {
        const list = unnumbered.map((item, place) => ({ ...item, place }));
        const sorted = sortedBy(list, { column: 'key', direction }, comparators);
        const sign = direction === 'asc' ? 1 : -1;
        for (const [index, item] of sorted.entries()) {
          const before = sorted[index - 1];
          if (!before) continue;
          expect(sign * (item.key - before.key)).toBeGreaterThanOrEqual(0);
          if (item.key === before.key) expect(item.place).toBeGreaterThan(before.place);
        }
        expect(sorted).toHaveLength(list.length);
      }),
    );
  });

  it('off is the order as it came, in a copy', () => {
    const list = [{ key: 2 }, { key: 1 }];
    expect(sortedBy(list, null, comparators)).toEqual(list);
    expect(sortedBy(list, null, comparators)).not.toBe(list);
  });
});

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

  it('ranks: by the place in the list', () => {
    expect(['c', 'a', 'b'].sort(compareByRank(['b', 'c', 'a']))).toEqual(['b', 'c', 'a']);
  });

  it('several rules: the first that tells two apart', () => {
    const rule = comparing<string>(
      (a, b) => a.length - b.length,
      (a, b) => a.localeCompare(b),
    );
    expect(['bb', 'c', 'aa', 'b'].sort(rule)).toEqual(['b', 'c', 'aa', 'bb']);
  });
});
