import { newId } from '@hoa/domain';
import type { CollectionName, StoredJob } from '@hoa/use-cases';

/** One collection of one association: `{hoaId}/{collection}`. */
export type CollectionKey = `${string}/${CollectionName}`;

/** A record that differs from the samples. */
export interface Change {
  /** Increases with every put of the record; see `Versioned`. */
  readonly version: number;
  /** The current record; missing if it was removed. */
  readonly record?: unknown;
}

/** Changes by the record's id. */
export type Changes = ReadonlyMap<string, Change>;

/** All changes that the people of this browser made to the samples, at one moment. */
export interface Snapshot {
  /** Differs after every write. */
  readonly revision: string;
  readonly collections: ReadonlyMap<CollectionKey, Changes>;
  /** The unfinished jobs, oldest first. */
  readonly jobs: readonly StoredJob[];
}

/** Stores one snapshot. */
export interface SnapshotStore {
  /** Returns the stored snapshot: the same object until it is replaced. */
  read(): Promise<Snapshot>;
  /**
   * Stores a snapshot, or writes nothing and returns false if the stored one is no longer `before`. Rejects with
   * `storage-full` if there is no space.
   */
  replace(before: Snapshot, next: Snapshot): Promise<boolean>;
  /** Calls `onChange` when another page writes. Returns the unsubscribe function. */
  subscribe(onChange: (changed: readonly CollectionKey[]) => void): () => void;
}

/** The stores of permanent changes and of changes that last as long as the tab. */
export interface BrowserStores {
  readonly local: SnapshotStore;
  readonly session: Storage;
}

/** Returns a snapshot with a new revision; without changes if none are given. */
export function newSnapshot(contents: Partial<Omit<Snapshot, 'revision'>> = {}): Snapshot {
  return { collections: new Map(), jobs: [], ...contents, revision: newId() };
}
