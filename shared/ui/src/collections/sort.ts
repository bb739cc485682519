/** A table's sort: one column and a direction. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Returns the sort after a press on a column's header: ascending, descending, then none. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** The sort value of a row; rows without a value come last in both directions. */
export type SortValue = string | number | boolean | null | undefined;

/**
 * Returns a sorted copy; equal rows keep their order. Words sort by the rules of `locale`, numbers in them by value.
 * With `first`, returns only that many rows: comparing words is slow, and a page of ten thousand rows needs few of
 * them.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sort['direction'],
  locale?: string,
  first: number = rows.length,
): Row[] {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: Keyed<Row>, b: Keyed<Row>) => {
    if (a.empty || b.empty) return Number(a.empty) - Number(b.empty);
    const order =
      typeof a.key === 'string' && typeof b.key === 'string'
        ? words.compare(a.key, b.key)
        : Number(a.key) - Number(b.key);
    return sign * order;
  };
  const keyed = rows.map((row) => {
    const key = value(row);
    return { row, key, empty: isEmpty(key) };
  });
  // Beyond a few pages, sorting everything is faster.
  const sorted = first * 8 < keyed.length ? firstOf(keyed, compare, first) : keyed.sort(compare);
  return sorted.slice(0, first).map(({ row }) => row);
}

interface Keyed<Row> {
  readonly row: Row;
  readonly key: SortValue;
  readonly empty: boolean;
}

/**
 * Returns the `count` smallest items, sorted, in one pass: most rows are skipped after one comparison with the last of
 * them.
 */
function firstOf<T>(all: readonly T[], compare: (a: T, b: T) => number, count: number): T[] {
  const least: T[] = [];
  for (const one of all) {
    const last = least[count - 1];
    if (last !== undefined && compare(one, last) >= 0) continue;
    let at = least.length;
    for (let low = 0; low < at; ) {
      const middle = (low + at) >> 1;
      if (compare(one, least[middle] as T) < 0) at = middle;
      else low = middle + 1;
    }
    least.splice(at, 0, one);
    least.length = Math.min(least.length, count);
  }
  return least;
}

function isEmpty(key: SortValue): boolean {
  return key === null || key === undefined || key === '' || Number.isNaN(key);
}
