import type { Order } from '../ports/repository.ts';
import { type FieldValue, fieldReader, type Orders, orderComparator, sortedBy } from './order.ts';

/** After more changes than this in one update, sorted lists and indexes are rebuilt. */
const maxPatched = 50;

/** The number of sorted lists or indexes to cache, because they use memory. */
const maxCached = 12;

interface Sorted<T> {
  readonly orderBy: readonly Order<string>[];
  readonly records: readonly T[];
}

type Index<T> = ReadonlyMap<FieldValue, readonly T[]>;

/** A snapshot of a collection's records, with cached sorted lists and indexes. */
export class RecordSet<T extends { id: string }> {
  readonly byId: ReadonlyMap<string, T>;
  /** Fields with a custom order. */
  readonly orders: Orders;
  readonly #orders = new Map<string, Sorted<T>>();
  readonly #indexes = new Map<string, Index<T>>();

  constructor(byId: ReadonlyMap<string, T>, orders: Orders = {}) {
    this.byId = byId;
    this.orders = orders;
  }

  static of<T extends { id: string }>(records: Iterable<T>, orders: Orders = {}): RecordSet<T> {
    return new RecordSet(new Map(Array.from(records, (record) => [record.id, record])), orders);
  }

  /** Returns all records sorted; caches the result. */
  async ordered(orderBy: readonly Order<string>[]): Promise<readonly T[]> {
    const key = JSON.stringify(orderBy);
    const known = this.#orders.get(key);
    if (known) return known.records;
    const records = await sortedBy(this.byId.values(), orderBy, this.orders);
    cache(this.#orders, key, { orderBy, records });
    return records;
  }

  /** Returns the records with this value in the field. */
  having(field: string, value: FieldValue): readonly T[] {
    const index = this.#indexes.get(field) ?? this.#indexed(field);
    return index.get(value) ?? [];
  }

  /** Returns the records with some replaced or, for undefined, removed. */
  with(changed: ReadonlyMap<string, T | undefined>): RecordSet<T> {
    const byId = new Map(this.byId);
    for (const [id, record] of changed) {
      if (record) byId.set(id, record);
      else byId.delete(id);
    }
    const next = new RecordSet(byId, this.orders);
    if (changed.size > maxPatched) return next;
    for (const [key, sorted] of this.#orders) {
      next.#orders.set(key, patchedOrder(sorted, changed, this.orders));
    }
    for (const [field, index] of this.#indexes) {
      next.#indexes.set(field, patchedIndex(field, index, this.byId, changed));
    }
    return next;
  }

  #indexed(field: string): Index<T> {
    const read = fieldReader(field);
    const index = new Map<FieldValue, T[]>();
    for (const record of this.byId.values()) {
      const value = read(record);
      const bucket = index.get(value);
      if (bucket) bucket.push(record);
      else index.set(value, [record]);
    }
    cache(this.#indexes, field, index);
    return index;
  }
}

function cache<V>(cached: Map<string, V>, key: string, value: V): void {
  for (const oldest of cached.keys()) {
    if (cached.size < maxCached) break;
    cached.delete(oldest);
  }
  cached.set(key, value);
}

function patchedOrder<T extends { id: string }>(
  { orderBy, records }: Sorted<T>,
  changed: ReadonlyMap<string, T | undefined>,
  orders: Orders,
): Sorted<T> {
  const compare = orderComparator(orderBy, orders);
  const patched = records.filter(({ id }) => !changed.has(id));
  for (const record of changed.values()) {
    if (!record) continue;
    let [from, before] = [0, patched.length];
    while (from < before) {
      const middle = (from + before) >> 1;
      const other = patched[middle];
      if (other && compare(other, record) < 0) from = middle + 1;
      else before = middle;
    }
    patched.splice(from, 0, record);
  }
  return { orderBy, records: patched };
}

function patchedIndex<T extends { id: string }>(
  field: string,
  index: Index<T>,
  before: ReadonlyMap<string, T>,
  changed: ReadonlyMap<string, T | undefined>,
): Index<T> {
  const read = fieldReader(field);
  const patched = new Map(index);
  for (const [id, record] of changed) {
    const old = before.get(id);
    if (old) {
      const value = read(old);
      patched.set(value, patched.get(value)?.filter((other) => other.id !== id) ?? []);
    }
    if (record) {
      const value = read(record);
      patched.set(value, [...(patched.get(value) ?? []), record]);
    }
  }
  return patched;
}
