export type Comparator<T> = (a: T, b: T) => number;

/** Compares by the first rule that tells the two apart. */
export function comparing<T>(...rules: Comparator<T>[]): Comparator<T> {
  return (a, b) => {
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** ISO dates, earliest first; what is no date comes last. */
export function compareDates(a: string, b: string): number {
  const left = Date.parse(a);
  const right = Date.parse(b);
  if (Number.isNaN(left) || Number.isNaN(right)) {
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  }
  return left - right;
}

let collator: Intl.Collator | undefined;

/** Names as people order them: case and accents aside, 2 before 10. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

/** Orders by a place in a list of allowed values, such as statuses or priorities. */
export function compareByRank<T>(ranking: readonly T[]): Comparator<T> {
  return (a, b) => ranking.indexOf(a) - ranking.indexOf(b);
}

export type SortDirection = 'asc' | 'desc';

export interface Sort<Column extends string = string> {
  column: Column;
  direction: SortDirection;
}

/** What a click on a column's header makes of the sort: ascending, descending, off. */
export function nextSort<Column extends string>(
  sort: Sort<Column> | null,
  column: Column,
): Sort<Column> | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** A sorted copy; equal items keep their order in both directions, and no sort keeps all of it. */
export function sortedBy<T, Column extends string>(
  items: readonly T[],
  sort: Sort<Column> | null,
  comparators: Record<Column, Comparator<T>>,
): T[] {
  if (!sort) return [...items];
  const compare = comparators[sort.column];
  const sign = sort.direction === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => sign * compare(a, b));
}
