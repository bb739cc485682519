import { type CollectionName, collections, type Records, type Versioned } from '@hoa/use-cases';
import { columnName } from './columns.ts';

/** A row of a collection as pg returns it: counters are columns beside the JSON, read as strings. */
export interface RecordRow {
  readonly id: string;
  readonly version: number;
  readonly data: object;
  readonly [counter: string]: unknown;
}

/** Converts a row to its record. `prefix` is that of the counters' columns in the row. */
export function recordOf<C extends CollectionName>(
  collection: C,
  row: RecordRow,
  prefix = '',
): Versioned<Records[C]> {
  const counters = collections[collection].counters.map((field) => [
    field,
    Number(row[`${prefix}${columnName(field)}`]),
  ]);
  const { id, version, data } = row;
  return { ...data, ...Object.fromEntries(counters), id, version } as Versioned<Records[C]>;
}

/** Returns the part of a record that is stored as JSON: all but its id, version and counters, which have columns. */
export function dataOf(
  collection: CollectionName,
  record: object & { readonly version?: number },
): object {
  const counters: readonly string[] = collections[collection].counters;
  const apart = new Set(['id', 'version', ...counters]);
  return Object.fromEntries(Object.entries(record).filter(([key]) => !apart.has(key)));
}
