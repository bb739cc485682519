export type Comparator<T> = (a: T, b: T) => number;

/** Returns a comparator that uses the first rule with a difference. */
export function comparing<T>(...rules: Comparator<T>[]): Comparator<T> {
  return (a, b) => {
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** ISO dates, earliest first; invalid dates come last. */
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

export interface Sort<Column extends string = string> {
  column: Column;
  direction: 'asc' | 'desc';
}
