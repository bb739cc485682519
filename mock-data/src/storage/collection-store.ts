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

/** A snapshot of a collection. */
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

/** Reads one collection of one association: the samples with the person's changes applied. */
export class CollectionStore<C extends CollectionName> {
  readonly #name: CollectionStoreName;
  readonly #collection: C;
  readonly #samples: Collection<Records[C]>['load'];
  readonly #options: CollectionStoreOptions;
  /** The versions of changes that have been validated, by id. */
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

  /** Returns the current snapshot. Reads the change store every time, because another tab may have written. */
  async read(): Promise<Snapshot<Records[C]>> {
    const known = this.#latest;
    const [samples, stored] = await Promise.all([
      this.#load(),
      this.#options.store.read(this.#name, known?.revision),
    ]);
    if (stored === undefined && known) return known;
    const snapshot = await this.#withChanges(samples, stored, known);
    // A later read may have finished first.
    if (this.#latest === known) this.#latest = snapshot;
    return snapshot;
  }

  /** Adds this page's own write to the snapshot, so that the next read need not load it. */
  written(before: Snapshot<Records[C]>, changes: readonly Change[]): void {
    if (this.#latest !== before) return;
    for (const { id, version } of changes) this.#readable.set(id, version);
    this.#latest = {
      revision: before.revision + 1,
      records: before.records.with(recordsOf(changes)),
    };
  }

  /** Clears the cached samples and validations, so that the next read starts over. */
  forget(): void {
    this.#loaded = undefined;
    this.#latest = undefined;
    this.#readable = new Map();
    this.#damaged = new Map();
  }

  /** Applies stored changes to the samples or, if they are only the latest, to the known snapshot. */
  async #withChanges(
    samples: RecordSet<Versioned<Records[C]>>,
    { revision, since, changes }: CollectionStoreChanges = { revision: 0, changes: [] },
    known?: Snapshot<Records[C]>,
  ): Promise<Snapshot<Records[C]>> {
    const readable = await this.#readableOf(changes);
    // An unreadable change replaced a known record, so everything is read again.
    if (since !== undefined && readable.length < changes.length) {
      return this.#withChanges(samples, await this.#options.store.read(this.#name, undefined));
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
   * Returns the changes that are valid for the collection, and sets the others aside. Loads the schemas only if there
   * is a change to validate, which a first visit does not have.
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
    // Ignores a full storage: the samples are shown again even if the damaged changes cannot be set aside.
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
