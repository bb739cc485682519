import { valueAt } from '../ports/declare.ts';
import type { Order, Scalar } from '../ports/repository.ts';
import { nextTurn } from './pauses.ts';

export type FieldValue = ReturnType<typeof valueAt>;

/** Returns a function that reads one field, for many records. */
export function fieldReader(path: string): (record: object) => FieldValue {
  if (path.includes('.')) return (record) => valueAt(record, path);
  return (record) => ((record as Record<string, unknown>)[path] ?? undefined) as FieldValue;
}

export function isScalar(value: FieldValue): value is Scalar {
  return value !== undefined && typeof value !== 'object';
}

/** Compares by code unit, like a database with the C collation. */
export function compare(one: Scalar, other: Scalar): number {
  return one < other ? -1 : Number(one > other);
}

/** Fields with a custom order; see `Declaration`. */
export type Orders = { readonly [field: string]: readonly string[] | 'words' | undefined };

/** Returns a comparison by several fields, with ties sorted by id. */
export function orderComparator(orderBy: readonly Order<string>[], orders: Orders) {
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

/** The number of records to sort without a pause. */
const sortedAtOnce = 500;

/** Sorts records. Reads each field once per record, not once per comparison. */
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
  return (await inParts(entries, compareEntries)).map(({ record }) => record);
}

/** Sorts both halves with a pause in between; sorting the whole then only merges two sorted runs. */
async function inParts<E>(
  entries: E[],
  compareEntries: (one: E, other: E) => number,
): Promise<E[]> {
  if (entries.length > sortedAtOnce) {
    const middle = entries.length >> 1;
    const low = await inParts(entries.slice(0, middle), compareEntries);
    const high = await inParts(entries.slice(middle), compareEntries);
    await nextTurn();
    entries = low.concat(high);
  }
  return entries.sort(compareEntries);
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Missing values come last, or first in descending order, as in PostgreSQL. */
export function compareValues(one: FieldValue, other: FieldValue, own: Orders[string]): number {
  if (!isScalar(one) || !isScalar(other)) return Number(!isScalar(one)) - Number(!isScalar(other));
  if (own === undefined) return compare(one, other);
  if (own === 'words') return words.compare(String(one), String(other));
  return own.indexOf(String(one)) - own.indexOf(String(other));
}
