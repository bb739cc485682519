/** How a table is sorted: by one column, up or down. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** What a press on a column's header leads to: ascending, descending, off. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** What a row is sorted by; a row without it comes last, whichever the direction. */
export type SortValue = string | number | boolean | null | undefined;

/** A sorted copy; equal rows keep their order. Words sort as people of `locale` expect, numbers in them by size. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sort['direction'],
  locale?: string,
): Row[] {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  keyed.sort((a, b) => {
    const [aEmpty, bEmpty] = [isEmpty(a.key), isEmpty(b.key)];
    if (aEmpty || bEmpty) return Number(aEmpty) - Number(bEmpty);
    const order =
      typeof a.key === 'string' && typeof b.key === 'string'
        ? words.compare(a.key, b.key)
        : Number(a.key) - Number(b.key);
    return sign * order;
  });
  return keyed.map(({ row }) => row);
}

function isEmpty(key: SortValue): boolean {
  return key === null || key === undefined || key === '' || Number.isNaN(key);
}
