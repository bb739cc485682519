import { fetched } from '@hoa/api';
import { type CollectionName, collections, type Records, type Versioned } from '@hoa/use-cases';
import { RecordSet } from '@hoa/use-cases/in-memory/record-set';
import type { Changes } from './snapshot.ts';

/** Samples have version 1. */
const sampleVersion = 1;

type Stored<C extends CollectionName> = RecordSet<Versioned<Records[C]>>;

/** The records of one collection of one association: the samples with changes applied. Caches the latest. */
export class SampleView<C extends CollectionName> {
  readonly #collection: C;
  readonly #load: () => Promise<readonly Records[C][]>;
  #samples: Promise<Stored<C>> | undefined;
  #latest: { changes: Changes; records: Stored<C> } | undefined;

  /** `load` is called when the samples are first needed, and again if it failed. */
  constructor(collection: C, load: () => Promise<readonly Records[C][]>) {
    this.#collection = collection;
    this.#load = load;
  }

  async with(changes: Changes): Promise<Stored<C>> {
    const samples = await this.#loaded();
    const known = this.#latest;
    if (known?.changes === changes) return known.records;
    // A write keeps the other changes, so the latest records need only those that differ.
    const isLater = known && [...known.changes.keys()].every((id) => changes.has(id));
    const before = isLater ? known : { changes: new Map(), records: samples };
    const fresh = [...changes].filter(([id, change]) => before.changes.get(id) !== change);
    const records = before.records.with(
      new Map(
        fresh.map(([id, { version, record }]) => [
          id,
          record === undefined ? undefined : { ...(record as Records[C]), version },
        ]),
      ),
    );
    this.#latest = { changes, records };
    return records;
  }

  #loaded(): Promise<Stored<C>> {
    this.#samples ??= fetched(this.#load()).then(
      (records) =>
        RecordSet.of(
          records.map((record) => ({ ...record, version: sampleVersion })),
          collections[this.#collection].orders,
        ),
      (error: unknown) => {
        this.#samples = undefined;
        throw error;
      },
    );
    return this.#samples;
  }
}
