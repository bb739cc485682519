import { PortalError } from '@hoa/api';
import type { Association } from '@hoa/domain';
import { lazyRecord } from '../kernel/lazy-record.ts';
import { nextNumber } from '../kernel/next-number.ts';
import { readOnly } from '../kernel/read-only.ts';
import {
  type CollectionName,
  collections,
  type Records,
  type Repositories,
} from '../ports/collections.ts';
import type { Job } from '../ports/job.ts';
import type {
  Aggregation,
  Distinct,
  Query,
  RecordPage,
  Versioned,
  Where,
} from '../ports/repository.ts';
import type { Transaction, UnitOfWork } from '../ports/unit-of-work.ts';
import { incremented, type Steps, withCounters } from './counters.ts';
import { aggregate, count, distinct, type Evaluated, find } from './query.ts';
import { RecordSet } from './record-set.ts';

type AnyRecord = Records[CollectionName];
type Stored = RecordSet<Versioned<AnyRecord>>;

/** The collections that a unit of work changed, and the jobs it added. */
export interface Committed {
  readonly changed: readonly CollectionName[];
  readonly jobs: readonly Job[];
}

export interface InMemoryOptions {
  /** The initial records, with version 1. */
  readonly records?: { readonly [C in CollectionName]?: readonly Records[C][] };
  /** Called after a unit of work has written. */
  readonly onCommit?: (committed: Committed) => void;
}

/** Stores the records of one association in memory. Units of work run one at a time, so none is repeated. */
export function createInMemoryUnitOfWork({
  records = {},
  onCommit,
}: InMemoryOptions = {}): UnitOfWork {
  const stored = lazyRecord<Record<CollectionName, { current: Stored }>>((collection) => ({
    current: RecordSet.of<Versioned<AnyRecord>>(
      (records[collection] ?? []).map((record) => ({ ...record, version: 1 })),
      collections[collection].orders,
    ),
  }));
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function open({ timeZone }: Association) {
    const opened = new Map<CollectionName, InMemoryRepository>();
    const repositories = lazyRecord<Repositories>((collection) => {
      const repository = new InMemoryRepository(collection, stored[collection].current, timeZone);
      opened.set(collection, repository);
      return repository;
    });
    return { opened, repositories };
  }

  return {
    read: (association, work) =>
      inTurn(() => work(readOnly({ repositories: open(association).repositories }))),
    write: (association, work) =>
      inTurn(async () => {
        const { opened, repositories } = open(association);
        const jobs: Job[] = [];
        const transaction: Transaction = {
          repositories,
          nextNumber: (sequence) => nextNumber(repositories, sequence),
          addJob: (job) => jobs.push(job),
        };
        const result = await work(transaction);
        const changed = [...opened.keys()].filter(
          (collection) => opened.get(collection)?.records !== stored[collection].current,
        );
        for (const [collection, { records }] of opened) stored[collection].current = records;
        if (changed.length > 0 || jobs.length > 0) onCommit?.({ changed, jobs });
        return result;
      }),
  };
}

/** A collection in one unit of work. A write rejects with `conflict` immediately, not at the commit. */
class InMemoryRepository {
  records: Stored;
  readonly #evaluated: Evaluated;
  readonly #counters: readonly string[];

  constructor(collection: CollectionName, records: Stored, timeZone: string) {
    const { text, counters } = collections[collection];
    this.records = records;
    this.#evaluated = { text, timeZone };
    this.#counters = counters;
  }

  async get(id: string) {
    return this.records.byId.get(id);
  }

  async getMany(ids: readonly string[]) {
    return [...new Set(ids)].flatMap((id) => this.records.byId.get(id) ?? []);
  }

  find(query: Query<string>) {
    return find(this.records, query, this.#evaluated);
  }

  count(where: Where<string>) {
    return count(this.records, where, this.#evaluated);
  }

  countEach(wheres: readonly Where<string>[]) {
    return Promise.all(wheres.map((where) => this.count(where)));
  }

  async page(query: Query<string>): Promise<RecordPage<AnyRecord>> {
    return { items: await this.find(query), total: await this.count(query.where ?? {}) };
  }

  aggregate(aggregation: Aggregation<string, string>) {
    return aggregate(this.records, aggregation, this.#evaluated);
  }

  distinct(query: Distinct<string>) {
    return distinct(this.records, query, this.#evaluated);
  }

  put(record: AnyRecord & { readonly version?: number }): Versioned<AnyRecord> {
    const { version = 0 } = record;
    const before = this.records.byId.get(record.id);
    if ((before?.version ?? 0) !== version) throw new PortalError('conflict');
    const next = { ...record, version: version + 1 };
    this.#set(record.id, before ? withCounters(next, before, this.#counters) : next);
    return next;
  }

  increment(id: string, by: Steps): void {
    const before = this.records.byId.get(id);
    if (before) this.#set(id, incremented(before, by));
  }

  remove(id: string): void {
    this.#set(id, undefined);
  }

  #set(id: string, record: Versioned<AnyRecord> | undefined): void {
    this.records = this.records.with(new Map([[id, record]]));
  }
}
