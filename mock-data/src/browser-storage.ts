import {
  type CollectionName,
  PortalError,
  type Repositories,
  type UnitOfWork,
} from '@hoa/shared/data';
import type { Collections } from './collection.ts';
import {
  CollectionStore,
  type StoreOptions,
  setAsidePrefix,
  storagePrefix,
} from './storage/collection-store.ts';
import { lazyRecord } from './storage/lazy-record.ts';
import { CollectionTransaction, readOnly, writeAll } from './storage/transaction.ts';

/** How often work runs again because another tab wrote in between, before it is given up. */
const maxAttempts = 5;

export interface BrowserStorageOptions extends StoreOptions {
  readonly collections: Collections;
  /** Makes tabs take turns; without it, tabs that collide run their work again. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Where the browser tells of other tabs' writes; the window, if there is one. */
  readonly events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Repositories kept in the browser, one key per collection, holding what differs from the samples. */
export interface BrowserStorage extends UnitOfWork {
  /** Tells which collections another tab changed; answers the function that ends it. */
  subscribe(onChange: (collections: CollectionName[]) => void): () => void;
  /** Takes back every change, and forgets what was set aside. */
  resetSampleData(): Promise<void>;
}

export function createBrowserStorage(options: BrowserStorageOptions): BrowserStorage {
  const { collections, storage, locks, events = globalThis.window } = options;
  const names = Object.keys(collections) as CollectionName[];
  const stores = lazyRecord<Stores>(openStore);
  const resetListeners = new Set<(changed: CollectionName[]) => void>();
  let queue: Promise<unknown> = Promise.resolve();

  function openStore<C extends CollectionName>(name: C): CollectionStore<C> {
    return new CollectionStore<C>(name, collections[name], options);
  }

  function open<C extends CollectionName>(name: C): CollectionTransaction<C> {
    return new CollectionTransaction<C>(stores[name]);
  }

  /** One at a time in this tab, and in all tabs where the browser has locks. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = queue.then(() => (locks ? locks.request(storagePrefix, work) : work()));
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function attempt<R>(work: Work<R>): Promise<R> {
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      const opened: Pick<CollectionTransaction<never>, 'hasWrites' | 'isCurrent' | 'pending'>[] =
        [];
      const result = await work(
        lazyRecord<Repositories>((name) => {
          const transaction = open(name);
          opened.push(transaction);
          return transaction;
        }),
      );
      const written = opened.filter((transaction) => transaction.hasWrites);
      if (written.length === 0) return result;
      const writes = await Promise.all(written.map((transaction) => transaction.pending()));
      // From here to the last write nothing is awaited: no other code of this tab comes between.
      if (opened.every((transaction) => transaction.isCurrent)) {
        writeAll(writes);
        return result;
      }
    }
    throw new PortalError('conflict');
  }

  return {
    read: (work) => work(lazyRecord<Repositories>((name) => readOnly(name, open(name)))),
    write: (work) => inTurn(() => attempt(work)),
    subscribe(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null) return onChange(names);
        const changed = names.filter((name) => key === storagePrefix + name);
        if (changed.length > 0) onChange(changed);
      };
      resetListeners.add(onChange);
      events?.addEventListener('storage', onStorage);
      return () => {
        resetListeners.delete(onChange);
        events?.removeEventListener('storage', onStorage);
      };
    },
    resetSampleData: () =>
      inTurn(async () => {
        for (const area of [storage.local, storage.session]) removeOwnKeys(area);
        for (const name of names) stores[name].forget();
        for (const listener of resetListeners) listener(names);
      }),
  };
}

type Work<R> = (repositories: Repositories) => Promise<R>;
type Stores = { readonly [C in CollectionName]: CollectionStore<C> };

function removeOwnKeys(area: Storage): void {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
  for (const key of keys) {
    if (key?.startsWith(storagePrefix) || key?.startsWith(setAsidePrefix)) area.removeItem(key);
  }
}
