import { fetchedOnce, PortalError } from '@hoa/api';
import { type Association, defaultHoaId, newId } from '@hoa/domain';
import {
  type CollectionName,
  collections as declarations,
  type Job,
  lazyRecord,
  nextNumber,
  type Repositories,
  readOnly,
  type StoredJob,
  type Transaction,
  type UnitOfWork,
} from '@hoa/use-cases';
import type { Collections } from '../collection.ts';
import { wait } from '../wait.ts';
import type { Change, ChangeStores, CollectionStoreName } from './change-store.ts';
import { CollectionStore, type Snapshot } from './collection-store.ts';
import { CollectionStoreTransaction } from './collection-store-transaction.ts';
import type { StorageNotice } from './notice.ts';

/** The maximum number of attempts when other tabs write in between. */
const maxAttempts = 50;

const maxPauseMs = 10;

/** Tabs take turns with this lock if the browser supports locks, so that retries are rare. */
const lockName = 'hoa:write';

export interface BrowserUnitOfWorkOptions extends ChangeStores {
  readonly collections: Collections;
  readonly now: () => Date;
  readonly onNotice: (notice: StorageNotice) => void;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Runs a job; called again with the same key for a job that an earlier page left unfinished. */
  readonly runJob?: (job: StoredJob) => Promise<void>;
}

/** A unit of work on sample data, with the person's changes stored in the browser. */
export interface BrowserUnitOfWork extends UnitOfWork {
  /** Calls `onChange` with the collections that another tab or a reset changed. Returns the unsubscribe function. */
  subscribe(onChange: (collections: CollectionName[]) => void): () => void;
  /** Removes all changes and the unreadable ones that were set aside. */
  resetSampleData(): Promise<void>;
}

export function createBrowserUnitOfWork(options: BrowserUnitOfWorkOptions): BrowserUnitOfWork {
  const { collections, local, session, now, onNotice, locks, runJob } = options;
  const names = Object.keys(collections) as CollectionName[];
  const collectionStores = new Map<CollectionStoreName, CollectionStore<CollectionName>>();
  const resetListeners = new Set<(changed: CollectionName[]) => void>();
  let queue: Promise<unknown> = Promise.resolve();

  function collectionStoreOf(
    hoaId: string,
    collection: CollectionName,
  ): CollectionStore<CollectionName> {
    const name: CollectionStoreName = `${hoaId}/${collection}`;
    const known = collectionStores.get(name);
    if (known) return known;
    const { storage, load } = collections[collection];
    // Only one association has samples; all others start empty.
    const samples = hoaId === defaultHoaId ? load : async () => [];
    const opened: CollectionStore<CollectionName> = new CollectionStore(name, collection, samples, {
      store: options[storage],
      now,
      onNotice,
    });
    collectionStores.set(name, opened);
    return opened;
  }

  /** Runs work one at a time in this tab and, if the browser supports locks, in all tabs. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = queue.then(() => (locks ? locks.request(lockName, work) : work()));
    queue = turn.catch(() => undefined);
    return turn as Promise<R>;
  }

  function open(association: Association) {
    const opened: Opened[] = [];
    const repositories = lazyRecord<Repositories>((collection) => {
      const name: CollectionStoreName = `${association.id}/${collection}`;
      const collectionStore = collectionStoreOf(association.id, collection);
      const { text, counters } = declarations[collection];
      const { timeZone } = association;
      const transaction = new CollectionStoreTransaction(collectionStore, {
        text,
        counters,
        timeZone,
      });
      opened.push({ name, collectionStore, transaction, store: collections[collection].storage });
      return transaction;
    });
    return { opened, repositories };
  }

  /** Runs work until no other tab has written to the data it read. Errors from inconsistent data are retried, too. */
  async function attempt<R>(
    association: Association,
    run: (repositories: Repositories) => Promise<R>,
    land: (opened: readonly Opened[]) => Promise<boolean>,
  ): Promise<R> {
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      // A random delay, because tabs that retry at the same interval would collide again.
      if (attempts > 1) await wait(Math.random() * Math.min(2 ** attempts, maxPauseMs));
      const { opened, repositories } = open(association);
      try {
        const result = await run(repositories);
        if (await land(opened)) return result;
      } catch (error) {
        if (await isConsistent(opened, options)) throw error;
      }
    }
    throw new PortalError('conflict');
  }

  async function write<R>(association: Association, work: Work<R>): Promise<R> {
    let jobs: Job[] = [];
    const result = await attempt(
      association,
      (repositories) => {
        jobs = [];
        return work({
          repositories,
          nextNumber: (sequence) => nextNumber(repositories, sequence),
          addJob: (job) => jobs.push(job),
        });
      },
      (opened) =>
        commit(
          opened,
          options,
          jobs.map((job) => storedJob(association.id, job)),
        ),
    );
    if (jobs.length > 0) runJobs();
    return result;
  }

  function read<R>(association: Association, work: Work<R>): Promise<R> {
    return attempt(
      association,
      (repositories) => work(readOnly({ repositories })),
      (opened) => isConsistent(opened, options),
    );
  }

  function storedJob(hoaId: string, job: Job): StoredJob {
    return { key: newId(), hoaId, at: now().toISOString(), job };
  }

  // Few writes add jobs, so the job runner is lazy-loaded with the first.
  const runner =
    runJob &&
    fetchedOnce(async () => {
      const { createJobRunner } = await import('./job-runner.ts');
      return createJobRunner({ store: local, runJob, now, locks });
    });
  /** Runs the stored jobs. If the job runner fails to load, they run with the next job or at the next start. */
  function runJobs(): void {
    runner?.().then(
      ({ run }) => run(),
      () => undefined,
    );
  }
  if (runner) {
    local.jobs().then(
      ({ length }) => length > 0 && runJobs(),
      () => undefined,
    );
  }

  return {
    read,
    write: (association, work) => inTurn(() => write(association, work)),
    subscribe(onChange) {
      resetListeners.add(onChange);
      const end = local.subscribe((changed) => {
        const changedNames = new Set(changed.map((name) => name.slice(name.indexOf('/') + 1)));
        onChange(names.filter((name) => changedNames.has(name)));
      });
      return () => {
        resetListeners.delete(onChange);
        end();
      };
    },
    resetSampleData: () =>
      inTurn(async () => {
        await local.clear();
        await session.clear();
        for (const collectionStore of collectionStores.values()) collectionStore.forget();
        for (const listener of resetListeners) listener(names);
      }),
  };
}

type Work<R> = (transaction: Transaction) => Promise<R>;

interface Opened {
  readonly name: CollectionStoreName;
  readonly collectionStore: CollectionStore<CollectionName>;
  readonly transaction: CollectionStoreTransaction<CollectionName>;
  readonly store: keyof ChangeStores;
}

/** Commits the unit of work's writes and jobs. Writes nothing and returns false if the data it read has changed. */
async function commit(
  opened: readonly Opened[],
  { local, session }: ChangeStores,
  jobs: readonly StoredJob[],
): Promise<boolean> {
  const changes = new Map<Opened, Change[]>();
  for (const one of opened) {
    if (one.transaction.hasWrites) changes.set(one, await one.transaction.changes());
  }
  const changed = [...changes].filter(([, list]) => list.length > 0);
  if (changed.length === 0 && jobs.length === 0) return isConsistent(opened, { local });
  const read = await readOf(opened);
  const inStore = (store: keyof ChangeStores) =>
    [
      revisionsOf(read, store),
      new Map(changed.flatMap(([one, list]) => (one.store === store ? [[one.name, list]] : []))),
    ] as const;
  const isWritten = await session.commitWith(...inStore('session'), () =>
    local.commit(...inStore('local'), jobs),
  );
  if (!isWritten) return false;
  for (const [{ collectionStore, transaction }, list] of changed) {
    const snapshot = await transaction.snapshot();
    if (snapshot) collectionStore.written(snapshot, list);
  }
  return true;
}

/**
 * Returns true if all data that was read is one consistent snapshot. A single collection always is, and only this page
 * writes to session storage.
 */
async function isConsistent(
  opened: readonly Opened[],
  { local }: Pick<ChangeStores, 'local'>,
): Promise<boolean> {
  const revisions = revisionsOf(await readOf(opened), 'local');
  return revisions.size < 2 || local.commit(revisions, new Map());
}

type Read = readonly [Opened, Snapshot<{ id: string }>];

async function readOf(opened: readonly Opened[]): Promise<Read[]> {
  const all = await Promise.all(
    opened.map(async (one) => [one, await one.transaction.snapshot()] as const),
  );
  return all.flatMap(([one, snapshot]) => (snapshot ? [[one, snapshot] as const] : []));
}

function revisionsOf(
  read: readonly Read[],
  store: keyof ChangeStores,
): Map<CollectionStoreName, number> {
  const own = read.filter(([one]) => one.store === store);
  return new Map(own.map(([{ name }, { revision }]) => [name, revision]));
}
