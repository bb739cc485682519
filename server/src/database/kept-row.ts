import { type CollectionName, collections, type Kept, type Records } from '@hoa/use-cases';
import { columnName } from './columns.ts';

/** A row as it is read: counters are columns beside the JSON, and come as texts. */
export interface KeptRow {
  readonly id: string;
  readonly version: number;
  readonly data: object;
  readonly [counter: string]: unknown;
}

/** The record of a row; `prefix` stands before the names of its counters' columns. */
export function recordOf<C extends CollectionName>(
  collection: C,
  row: KeptRow,
  prefix = '',
): Kept<Records[C]> {
  const counters = collections[collection].counters.map((field) => [
    field,
    Number(row[`${prefix}${columnName(field)}`]),
  ]);
  const { id, version, data } = row;
  return { ...data, ...Object.fromEntries(counters), id, version } as Kept<Records[C]>;
}

/** What is kept of a record as JSON: its counters and its id have columns. */
export function dataOf(
  collection: CollectionName,
  record: object & { readonly version?: number },
): object {
  const counters: readonly string[] = collections[collection].counters;
  const apart = new Set(['id', 'version', ...counters]);
  return Object.fromEntries(Object.entries(record).filter(([key]) => !apart.has(key)));
}
