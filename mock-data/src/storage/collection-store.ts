import { fetched } from '@hoa/api';
import { type CollectionName, collections, type Records, type Versioned } from '@hoa/use-cases';
import { RecordSet } from '@hoa/use-cases/in-memory/record-set';
import type { Collection } from '../collection.ts';
import {
  type Change,
  type ChangeStore,
  type CollectionStoreChanges,
  type CollectionStoreName,
  changeFormat,
} from './change-store.ts';
import type { StorageNotice } from './notice.ts';

/** A snapshot of an area. */
export interface Snapshot<T extends { id: string }> {
  readonly revision: number;
  readonly records: RecordSet<Versioned<T>>;
}

export interface CollectionStoreOptions {
  readonly store: ChangeStore;
  readonly now: () => Date;
  readonly onNotice: (notice: StorageNotice) => void;
}

/** Samples have version 1. */
const sampleVersion = 1;

/** Reads one collection of one association: its samples with the person's changes laid over them. */
export class CollectionStore<C extends CollectionName> {
  readonly #name: CollectionStoreName;
  readonly #collection: C;
  readonly #samples: Collection<Records[C]>['load'];
  readonly #options: CollectionStoreOptions;
  /** The versions of the changes that have been checked, readable or not. */
  #readable = new Map<string, number>();
  #damaged = new Map<string, number>();
  #loaded: Promise<RecordSet<Versioned<Records[C]>>> | undefined;
  #latest: Snapshot<Records[C]> | undefined;

  constructor(
    name: CollectionStoreName,
    collection: C,
    samples: Collection<Records[C]>['load'],
    options: CollectionStoreOptions,
  ) {
    this.#name = name;
    this.#collection = collection;
    this.#samples = samples;
    this.#options = options;
  }

  /** The current snapshot. The store is asked every time, because another tab may have written. */
  async read(): Promise<Snapshot<Records[C]>> {
    const known = this.#latest;
    const [samples, stored] = await Promise.all([
      this.#load(),
      this.#options.store.read(this.#name, known?.revision),
    ]);
    if (stored === undefined && known) return known;
    const snapshot = await this.#laidOver(samples, stored, known);
    // A read that began later may have been faster.
    if (this.#latest === known) this.#latest = snapshot;
    return snapshot;
  }

  /** Adds what this page has just written, so that the next read does not load it again. */
  written(before: Snapshot<Records[C]>, changes: readonly Change[]): void {
    if (this.#latest !== before) return;
    for (const { id, version } of changes) this.#readable.set(id, version);
    this.#latest = {
      revision: before.revision + 1,
      records: before.records.with(recordsOf(changes)),
    };
  }

  /** Forgets the resolved samples and what has been checked, so that the next reading starts over. */
  forget(): void {
    this.#loaded = undefined;
    this.#latest = undefined;
    this.#readable = new Map();
    this.#damaged = new Map();
  }

  /** The stored changes laid over the samples or, where they are only the latest, over what is known. */
  async #laidOver(
    samples: RecordSet<Versioned<Records[C]>>,
    { revision, since, changes }: CollectionStoreChanges = { revision: 0, changes: [] },
    known?: Snapshot<Records[C]>,
  ): Promise<Snapshot<Records[C]>> {
    const readable = await this.#readableOf(changes);
    // A change that can't be read replaced a known record: everything is read again.
    if (since !== undefined && readable.length < changes.length) {
      return this.#laidOver(samples, await this.#options.store.read(this.#name, undefined));
    }
    const before = since !== undefined && known ? known.records : samples;
    return { revision, records: before.with(recordsOf(readable)) };
  }

  #load() {
    this.#loaded ??= fetched(this.#samples(this.#options.now())).then(
      (records) =>
        RecordSet.of(
          records.map((record) => ({ ...record, version: sampleVersion })),
          collections[this.#collection].orders,
        ),
      (error: unknown) => {
        this.#loaded = undefined;
        throw error;
      },
    );
    return this.#loaded;
  }

  /**
   * The changes that have the shape their collection wants; the others are set aside. The schemas are fetched
   * when there is something to check, which on a first visit there is not.
   */
  async #readableOf(changes: readonly Change[]): Promise<readonly Change[]> {
    const unknown = changes.filter(
      ({ id, version }) => this.#readable.get(id) !== version && this.#damaged.get(id) !== version,
    );
    if (unknown.length > 0) await this.#check(unknown);
    if (this.#damaged.size === 0) return changes;
    return changes.filter(({ id, version }) => this.#damaged.get(id) !== version);
  }

  async #check(changes: readonly Change[]): Promise<void> {
    const { isReadable } = await fetched(import('./is-readable.ts'));
    const damaged: Change[] = [];
    for (const change of changes) {
      if (isReadable(this.#collection, change)) this.#readable.set(change.id, change.version);
      else damaged.push(change);
    }
    if (damaged.length === 0) return;
    for (const { id, version } of damaged) this.#damaged.set(id, version);
    // The samples are shown again even if there is no room to set the damaged changes aside.
    await this.#options.store.setAside(this.#name, damaged).catch(() => undefined);
    const isNewer = damaged.some(({ format }) => format > changeFormat);
    this.#options.onNotice({
      code: isNewer ? 'storage-newer' : 'storage-damaged',
      collection: this.#collection,
    });
  }
}

function recordsOf<T>(changes: readonly Change[]): Map<string, Versioned<T> | undefined> {
  return new Map(
    changes.map(({ id, version, record }) => [
      id,
      record === undefined ? undefined : { ...(record as T), version },
    ]),
  );
}
