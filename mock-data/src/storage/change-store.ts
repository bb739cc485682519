import type { CollectionName, StoredJob } from '@hoa/use-cases';

/** The name of the store of one collection's changes in one association: `{hoaId}/{collection}`. */
export type CollectionStoreName = `${string}/${CollectionName}`;

/** A record that differs from the samples. */
export interface Change {
  readonly id: string;
  /** Increases with every put of the record; see `Versioned`. */
  readonly version: number;
  /** The current record; missing if it was removed. */
  readonly record?: unknown;
  /** The format version; changes in an earlier format are set aside. */
  readonly format: number;
}

/** The current format. */
export const changeFormat = 1;

/** The format of a stored value that is not a change. */
const damagedFormat = 0;

/** A snapshot of the changes to a collection. */
export interface CollectionStoreChanges {
  /** Increases with every change to the collection. */
  readonly revision: number;
  /** If set, `changes` contains only changes after this revision; otherwise all. */
  readonly since?: number;
  readonly changes: readonly Change[];
}

export type Changes = ReadonlyMap<CollectionStoreName, readonly Change[]>;

/** The revision of each collection store when it was read. */
export type Revisions = ReadonlyMap<CollectionStoreName, number>;

/** Stores a person's changes to the samples. Rejects with `storage-full` if there is no space. */
export interface ChangeStore {
  /**
   * Reads a collection's changes, or only those since the known revision; undefined if the revision has not changed.
   */
  read(
    storeName: CollectionStoreName,
    knownRevision: number | undefined,
  ): Promise<CollectionStoreChanges | undefined>;
  /**
   * Writes all changes, or writes nothing and returns false if a store is no longer at its expected revision.
   * Increments the revision of each written store. Without changes it only compares the revisions.
   */
  commit(expected: Revisions, changes: Changes): Promise<boolean>;
  /** Sets unreadable changes aside, unless they have been replaced since. */
  setAside(storeName: CollectionStoreName, changes: readonly Change[]): Promise<void>;
  /** Deletes everything, including changes set aside. */
  clear(): Promise<void>;
  /** Calls `onChange` when another page writes. Returns the unsubscribe function. */
  subscribe(onChange: (storeNames: readonly CollectionStoreName[]) => void): () => void;
}

/** A store that also stores jobs, in the same commit as the changes that cause them. */
export interface LocalChangeStore extends ChangeStore {
  commit(expected: Revisions, changes: Changes, jobs?: readonly StoredJob[]): Promise<boolean>;
  /** Returns the unfinished jobs, oldest first. */
  jobs(): Promise<StoredJob[]>;
  /** Removes a finished job. */
  removeJob(key: string): Promise<void>;
}

/** A store that only this page writes to, so that its commits can be undone. */
export interface OwnChangeStore extends ChangeStore {
  /** Commits, then runs `also`; undoes the commit if `also` rejects or returns false. */
  commitWith(expected: Revisions, changes: Changes, also: () => Promise<boolean>): Promise<boolean>;
}

/** Stores of permanent changes and of changes that last as long as the tab. */
export interface ChangeStores {
  readonly local: LocalChangeStore;
  readonly session: OwnChangeStore;
}

/** Returns a stored value as a change; an invalid value becomes an unreadable change. */
export function asChange(id: string, found: unknown): Change {
  if (typeof found === 'object' && found !== null) {
    const change = found as Partial<Change>;
    const isChange = Number.isInteger(change.version) && Number.isInteger(change.format);
    const { version, record, format } = change as Change;
    if (isChange && change.id === id) return { id, version, record, format };
  }
  return { id, version: 0, format: damagedFormat, record: found };
}
