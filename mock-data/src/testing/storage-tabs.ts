import 'fake-indexeddb/auto';
import { createMemoryStorage } from '@hoa/api';
import type { CollectionName, Records } from '@hoa/use-cases';
import { afterEach } from 'vitest';
import type { Collections } from '../collection.ts';
import { sampleCollections } from '../collections.ts';
import { sampleAssociation } from '../sample-association.ts';
import {
  type BrowserUnitOfWork,
  type BrowserUnitOfWorkOptions,
  createBrowserUnitOfWork,
} from '../storage/browser-unit-of-work.ts';
import { createMemorySnapshotStore } from '../storage/memory-stores.ts';
import type { StorageNotice } from '../storage/notice.ts';
import { type Changes, newSnapshot, type SnapshotStore } from '../storage/snapshot.ts';
import { openSnapshotDatabase } from '../storage/snapshot-database.ts';
import { testNow } from './open-gateway.ts';

export type FolderRecord = Records['folders'];

export const association = sampleAssociation();

export function folderOf(id: string, name: string): FolderRecord {
  const modifiedTime = '2026-03-01T10:00:00.000Z';
  return { id, name, parentId: 'root', pinned: false, modifiedTime };
}

const sampleFolders = ['rules', 'minutes', 'forms', 'plans'].map((id) => folderOf(id, id));

/** The sample data with four folders of known names. */
const collections: Collections = {
  ...sampleCollections(),
  folders: { storage: 'local', load: async () => sampleFolders },
};

export interface StorageTab {
  readonly unit: BrowserUnitOfWork;
  readonly local: SnapshotStore;
  /** The tab's own `sessionStorage`. */
  readonly session: Storage;
  readonly notices: StorageNotice[];
  folders(): Promise<FolderRecord[]>;
  names(): Promise<string[]>;
  rename(id: string, name: string): Promise<void>;
}

export type StorageTabOptions = Partial<BrowserUnitOfWorkOptions> & {
  readonly sessionStorage?: Storage;
};

/** Opens a tab; all tabs of a browser share its storage. */
export type OpenStorageTab = (options?: StorageTabOptions) => Promise<StorageTab>;

const closing: (() => void)[] = [];
let databases = 0;

/** Returns browsers with each kind of snapshot store, by name. Calls `afterEach`, so use it at the top of a test file. */
export function browserKinds(): [name: string, open: () => OpenStorageTab][] {
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  return [
    ['memory', () => browserOn(keepInMemory())],
    ['IndexedDB', () => browserOn(indexedDbNamed(newDatabaseName()))],
  ];
}

export function newDatabaseName(): string {
  databases += 1;
  return `hoa-${databases}`;
}

/** Returns a function that opens the database anew for every tab. */
export function indexedDbNamed(name: string): () => Promise<SnapshotStore> {
  return async () => {
    const store = await openSnapshotDatabase(() => {}, name);
    closing.push(store.close);
    return store;
  };
}

function keepInMemory(): () => Promise<SnapshotStore> {
  const store = createMemorySnapshotStore();
  return async () => store;
}

export function browserOn(openStore: () => Promise<SnapshotStore>): OpenStorageTab {
  return async ({ sessionStorage: session = createMemoryStorage(), ...options } = {}) => {
    const local = await openStore();
    const notices: StorageNotice[] = [];
    const unit = createBrowserUnitOfWork({
      collections,
      local,
      session,
      now: () => testNow,
      onNotice: (notice) => notices.push(notice),
      ...options,
    });
    const folders = () =>
      unit.read(association, async ({ repositories }) =>
        (await repositories.folders.find({})).map(({ version: _, ...folder }) => folder),
      );
    return {
      unit,
      local,
      session,
      notices,
      folders,
      names: async () => (await folders()).map(({ name }) => name),
      rename: (id, name) =>
        unit.write(association, async ({ repositories }) => {
          const folder = await repositories.folders.get(id);
          if (folder) repositories.folders.put({ ...folder, name });
        }),
    };
  };
}

/** Stores an arbitrary value as the changes of a collection. */
export async function storeChanges(
  { local }: StorageTab,
  collection: CollectionName,
  changes: unknown,
): Promise<void> {
  const before = await local.read();
  const collections = new Map(before.collections);
  collections.set(`${association.id}/${collection}`, changes as Changes);
  await local.replace(before, newSnapshot({ collections }));
}
