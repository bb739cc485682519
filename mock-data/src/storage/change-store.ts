import type { CollectionName, KeptJob } from '@hoa/use-cases';

/** Where the changes of one collection of one association are kept: `{hoaId}/{collection}`. */
export type AreaName = `${string}/${CollectionName}`;

/** A record that differs from the samples. */
export interface Change {
  readonly id: string;
  /** Rises with every put of the record; see `Versioned`. */
  readonly version: number;
  /** The record as it is now; without one it was removed. */
  readonly record?: unknown;
  /** The form in which it was written; a reader of an earlier form sets it aside. */
  readonly format: number;
}

/** The form in which changes are written now. */
export const changeFormat = 1;

/** The format of a stored value that is no change. */
const damagedFormat = 0;

/** A snapshot of the changes of an area. */
export interface AreaChanges {
  /** Rises whenever anything in the area changes. */
  readonly revision: number;
  /** When set, `changes` holds only what changed after this revision; otherwise all changes. */
  readonly since?: number;
  readonly changes: readonly Change[];
}

export type Changes = ReadonlyMap<AreaName, readonly Change[]>;

/** The revision at which each area was read. */
export type Revisions = ReadonlyMap<AreaName, number>;

/** Keeps what a person changed on top of the samples. Rejects with `storage-full` when there is no room. */
export interface ChangeStore {
  /**
   * The area as it is now, or what has changed since the revision that is known; undefined when it still has that
   * revision.
   */
  read(area: AreaName, knownRevision: number | undefined): Promise<AreaChanges | undefined>;
  /**
   * Writes all changes, or nothing and answers false when an area is not at its expected revision any more.
   * The areas written to are then one revision further. Without changes it only compares the revisions.
   */
  commit(expected: Revisions, changes: Changes): Promise<boolean>;
  /** Sets unreadable changes aside, unless they have been replaced since. */
  setAside(area: AreaName, changes: readonly Change[]): Promise<void>;
  /** Deletes everything, what was set aside included. */
  clear(): Promise<void>;
  /** Calls back when another page wrote; returns the unsubscribe function. */
  subscribe(onChange: (areas: readonly AreaName[]) => void): () => void;
}

/** A store that also keeps jobs, which land with the changes that cause them. */
export interface LocalChangeStore extends ChangeStore {
  commit(expected: Revisions, changes: Changes, jobs?: readonly KeptJob[]): Promise<boolean>;
  /** The jobs that are not done, the first first. */
  jobs(): Promise<KeptJob[]>;
  /** Forgets a job that is done. */
  removeJob(key: string): Promise<void>;
}

/** A store that no other page writes to, so that its writes can be taken back. */
export interface OwnChangeStore extends ChangeStore {
  /** Commits, then runs `also`; when that fails or answers false, what was committed is undone. */
  commitWith(expected: Revisions, changes: Changes, also: () => Promise<boolean>): Promise<boolean>;
}

/** Where changes are kept: for good, or as long as the tab. */
export interface ChangeStores {
  readonly local: LocalChangeStore;
  readonly session: OwnChangeStore;
}

/** What a store found under an id: a change, or something that isn't one and can't be read. */
export function asChange(id: string, found: unknown): Change {
  if (typeof found === 'object' && found !== null) {
    const change = found as Partial<Change>;
    const isChange = Number.isInteger(change.version) && Number.isInteger(change.format);
    const { version, record, format } = change as Change;
    if (isChange && change.id === id) return { id, version, record, format };
  }
  return { id, version: 0, format: damagedFormat, record: found };
}
