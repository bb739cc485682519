import type { Order, Scalar } from '@hoa/use-cases';
import { valueAt } from '@hoa/use-cases';
import { type Pause, pauses } from './pauses.ts';

export type FieldValue = ReturnType<typeof valueAt>;

/** A reader of one field, for many records. */
export function fieldReader(path: string): (record: object) => FieldValue {
  if (path.includes('.')) return (record) => valueAt(record, path);
  return (record) => ((record as Record<string, unknown>)[path] ?? undefined) as FieldValue;
}

export function isScalar(value: FieldValue): value is Scalar {
  return value !== undefined && typeof value !== 'object';
}

/** By code unit, as a database with the C collation compares. */
export function compare(one: Scalar, other: Scalar): number {
  return one < other ? -1 : Number(one > other);
}

/** Fields that have an order of their own; see `Declaration`. */
export type Orders = { readonly [field: string]: readonly string[] | 'words' | undefined };

/** Compares records by several fields and, where those are equal, by id. */
export function comparing(orderBy: readonly Order<string>[], orders: Orders) {
  const fields = orderBy.map(([field, direction]) => ({
    read: fieldReader(field),
    direction,
    own: orders[field],
  }));
  return <T extends { id: string }>(one: T, other: T): number => {
    for (const { read, direction, own } of fields) {
      const order = compareValues(read(one), read(other), own);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return compare(one.id, other.id);
  };
}

interface Entry<T> {
  readonly record: T;
  readonly values: readonly FieldValue[];
}

/** So many are sorted at once; more are sorted in parts that are then merged, with pauses. */
const sortedAtOnce = 500;

/** The records in an order. Each field is read once per record, not once per comparison. */
export async function sortedBy<T extends { id: string }>(
  records: Iterable<T>,
  orderBy: readonly Order<string>[],
  orders: Orders,
): Promise<T[]> {
  const readers = orderBy.map(([field]) => fieldReader(field));
  const compareEntries = (one: Entry<T>, other: Entry<T>) => {
    for (const [index, [field, direction]] of orderBy.entries()) {
      const order = compareValues(one.values[index], other.values[index], orders[field]);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return compare(one.record.id, other.record.id);
  };
  const entries = Array.from(records, (record) => ({
    record,
    values: readers.map((read) => read(record)),
  }));
  return (await merged(entries, compareEntries, pauses())).map(({ record }) => record);
}

/** Sorts halves and merges them, pausing in between: the browser's own sort of all would be one long piece. */
async function merged<E>(
  entries: E[],
  compareEntries: (one: E, other: E) => number,
  pause: Pause,
): Promise<E[]> {
  if (entries.length <= sortedAtOnce) return entries.sort(compareEntries);
  const middle = entries.length >> 1;
  const low = await merged(entries.slice(0, middle), compareEntries, pause);
  const high = await merged(entries.slice(middle), compareEntries, pause);
  const all: E[] = [];
  let [atLow, atHigh] = [0, 0];
  while (atLow < low.length || atHigh < high.length) {
    const [one, other] = [low[atLow], high[atHigh]];
    const isLow = other === undefined || (one !== undefined && compareEntries(one, other) <= 0);
    all.push((isLow ? one : other) as E);
    if (isLow) atLow += 1;
    else atHigh += 1;
    const paused = pause();
    if (paused) await paused;
  }
  return all;
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** What has no value comes last, and first where the order is descending, as in PostgreSQL. */
function compareValues(one: FieldValue, other: FieldValue, own: Orders[string]): number {
  if (!isScalar(one) || !isScalar(other)) return Number(!isScalar(one)) - Number(!isScalar(other));
  if (own === undefined) return compare(one, other);
  if (own === 'words') return words.compare(String(one), String(other));
  return own.indexOf(String(one)) - own.indexOf(String(other));
}
