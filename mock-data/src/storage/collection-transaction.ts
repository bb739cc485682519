import { PortalError } from '@hoa/api';
import type {
  AggregateRow,
  Aggregation,
  CollectionName,
  Distinct,
  Query,
  RecordPage,
  Records,
  ValuePage,
  Versioned,
  Where,
} from '@hoa/use-cases';
import { incremented, type Steps, withCounters } from '@hoa/use-cases/in-memory/counters';
import { aggregate, count, distinct, type Evaluated, find } from '@hoa/use-cases/in-memory/query';
import type { RecordSet } from '@hoa/use-cases/in-memory/record-set';
import type { Changes } from './snapshot.ts';

type Write<T> =
  | { readonly kind: 'put'; readonly id: string; readonly expected: number; readonly record: T }
  | { readonly kind: 'increment'; readonly id: string; readonly by: Steps }
  | { readonly kind: 'remove'; readonly id: string };

export interface CollectionTransactionOptions extends Evaluated {
  /** The fields that only `increment` changes. */
  readonly counters: readonly string[];
}

/** One collection in a unit of work: the records that it reads, and the writes to commit at the end. */
export class CollectionTransaction<C extends CollectionName> {
  readonly #load: () => Promise<RecordSet<Versioned<Records[C]>>>;
  readonly #evaluated: CollectionTransactionOptions;
  /** Written records by id; undefined for removed ones. */
  readonly #written = new Map<string, Versioned<Records[C]> | undefined>();
  #waiting: Write<Records[C]>[] = [];
  #loading: Promise<RecordSet<Versioned<Records[C]>>> | undefined;
  #current: RecordSet<Versioned<Records[C]>> | undefined;

  /** `load` returns the stored records; called when they are first needed. */
  constructor(
    load: () => Promise<RecordSet<Versioned<Records[C]>>>,
    evaluated: CollectionTransactionOptions,
  ) {
    this.#load = load;
    this.#evaluated = evaluated;
  }

  async get(id: string): Promise<Versioned<Records[C]> | undefined> {
    return (await this.#records()).byId.get(id);
  }

  async getMany(ids: readonly string[]): Promise<Versioned<Records[C]>[]> {
    const { byId } = await this.#records();
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  }

  async find(query: Query<string>): Promise<Versioned<Records[C]>[]> {
    return find(await this.#records(), query, this.#evaluated);
  }

  async count(where: Where<string>): Promise<number> {
    return count(await this.#records(), where, this.#evaluated);
  }

  countEach(wheres: readonly Where<string>[]): Promise<number[]> {
    return Promise.all(wheres.map((where) => this.count(where)));
  }

  async page(query: Query<string>): Promise<RecordPage<Records[C]>> {
    return { items: await this.find(query), total: await this.count(query.where ?? {}) };
  }

  async aggregate(aggregation: Aggregation<string, string>): Promise<AggregateRow[]> {
    return aggregate(await this.#records(), aggregation, this.#evaluated);
  }

  async distinct(query: Distinct<string>): Promise<ValuePage> {
    return distinct(await this.#records(), query, this.#evaluated);
  }

  put(record: Records[C] & { readonly version?: number }): Versioned<Records[C]> {
    const expected = record.version ?? 0;
    this.#write({ kind: 'put', id: record.id, expected, record });
    return { ...record, version: expected + 1 };
  }

  increment(id: string, by: Steps): void {
    this.#write({ kind: 'increment', id, by });
  }

  remove(id: string): void {
    this.#write({ kind: 'remove', id });
  }

  /** Returns the changes to store; rejects with `conflict` if a record is not the one that was read. */
  async changes(): Promise<Changes> {
    if (this.#waiting.length > 0) await this.#records();
    if (this.#written.size === 0) return new Map();
    const before = (await this.#stored()).byId;
    return new Map(
      [...this.#written].flatMap(([id, written]) => {
        if (written) {
          const { version, ...record } = written;
          return [[id, { version, record }] as const];
        }
        const removed = before.get(id);
        return removed ? [[id, { version: removed.version + 1 }] as const] : [];
      }),
    );
  }

  #stored(): Promise<RecordSet<Versioned<Records[C]>>> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  #write(write: Write<Records[C]>): void {
    this.#waiting.push(write);
  }

  /** Returns the stored records with this transaction's writes applied. */
  async #records(): Promise<RecordSet<Versioned<Records[C]>>> {
    const stored = await this.#stored();
    this.#current ??= stored;
    if (this.#waiting.length === 0) return this.#current;
    const { byId } = this.#current;
    const changed = new Map<string, Versioned<Records[C]> | undefined>();
    const recordOf = (id: string) => (changed.has(id) ? changed.get(id) : byId.get(id));
    for (const write of this.#waiting) {
      const before = recordOf(write.id);
      if (write.kind === 'put') changed.set(write.id, this.#replaced(write, before));
      else if (before) {
        changed.set(write.id, write.kind === 'remove' ? undefined : incremented(before, write.by));
      }
    }
    this.#waiting = [];
    for (const [id, record] of changed) this.#written.set(id, record);
    this.#current = this.#current.with(changed);
    return this.#current;
  }

  #replaced(
    { expected, record }: Extract<Write<Records[C]>, { kind: 'put' }>,
    before: Versioned<Records[C]> | undefined,
  ): Versioned<Records[C]> {
    if ((before?.version ?? 0) !== expected) throw new PortalError('conflict');
    const kept = { ...record, version: expected + 1 };
    if (!before) return kept;
    return withCounters(kept, before, this.#evaluated.counters);
  }
}
