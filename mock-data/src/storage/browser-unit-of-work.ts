import { fetched, fetchedOnce, PortalError } from '@hoa/api';
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
import { CollectionTransaction } from './collection-transaction.ts';
import type { StorageNotice } from './notice.ts';
import { SampleView } from './sample-view.ts';
import { createSessionChanges } from './session-changes.ts';
import {
  type BrowserStores,
  type Changes,
  type CollectionKey,
  newSnapshot,
  type Snapshot,
} from './snapshot.ts';

/** The maximum number of attempts when other tabs write in between. */
const maxAttempts = 100;

const maxPauseMs = 20;

/** Tabs take turns with this lock if the browser supports locks, so that retries are rare. */
const lockName = 'hoa:write';

export interface BrowserUnitOfWorkOptions extends BrowserStores {
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
  /** Removes all changes. */
  resetSampleData(): Promise<void>;
}

type Collected = ReadonlyMap<CollectionKey, Changes>;

export function createBrowserUnitOfWork(options: BrowserUnitOfWorkOptions): BrowserUnitOfWork {
  const { collections, local, now, onNotice, locks, runJob } = options;
  const session = createSessionChanges(options.session);
  const names = Object.keys(collections) as CollectionName[];
  const views = new Map<CollectionKey, SampleView<CollectionName>>();
  const resetListeners = new Set<(changed: CollectionName[]) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  /** The changes that have been validated. */
  let valid: Collected[] = [];
  let checking: Promise<unknown> = Promise.resolve();

  const isValid = (all: Collected, index: number) => all === valid[index] || all.size === 0;

  /** Returns the stored snapshot. If it or the session's changes are unreadable, starts over with a notice. */
  async function readSnapshot(): Promise<Snapshot> {
    const snapshot = await local.read();
    if ([snapshot.collections, session.read()].every(isValid)) return snapshot;
    // One check at a time, so that unreadable data is reported once.
    const check = checking.then(checkedSnapshot, checkedSnapshot);
    checking = check;
    return check;
  }

  async function checkedSnapshot(): Promise<Snapshot> {
    const snapshot = await local.read();
    const stored = [snapshot.collections, session.read()];
    if (stored.every(isValid)) return snapshot;
    // Loads the schemas only if there is a change to validate, which a first visit does not have.
    const { isReadable } = await fetched(import('./is-readable.ts'));
    if (!stored.flatMap((all) => [...all]).every(([key, changes]) => isReadable(key, changes))) {
      onNotice('storage-damaged');
      await startOver();
      return local.read();
    }
    valid = stored;
    return snapshot;
  }

  /** Replaces the snapshot by the one that `change` returns, again if another tab wrote in between. */
  async function update(change: (before: Snapshot) => Snapshot): Promise<void> {
    for (;;) {
      const before = await local.read();
      if (await local.replace(before, change(before))) return;
    }
  }

  async function startOver(): Promise<void> {
    await update(() => newSnapshot());
    session.clear();
    views.clear();
  }

  function viewOf(hoaId: string, collection: CollectionName): SampleView<CollectionName> {
    const key: CollectionKey = `${hoaId}/${collection}`;
    const known = views.get(key);
    if (known) return known;
    const { load } = collections[collection];
    // Only one association has samples; all others start empty.
    const samples = hoaId === defaultHoaId ? () => load(now()) : async () => [];
    const view: SampleView<CollectionName> = new SampleView(collection, samples);
    views.set(key, view);
    return view;
  }

  function open({ id: hoaId, timeZone }: Association, snapshot: Snapshot) {
    const opened = new Map<CollectionName, CollectionTransaction<CollectionName>>();
    const kept = { local: snapshot.collections, session: session.read() };
    const repositories = lazyRecord<Repositories>((collection) => {
      const { text, counters } = declarations[collection];
      const changes = kept[collections[collection].storage].get(`${hoaId}/${collection}`);
      const transaction = new CollectionTransaction(
        () => viewOf(hoaId, collection).with(changes ?? new Map()),
        { text, counters, timeZone },
      );
      opened.set(collection, transaction);
      return transaction;
    });
    return { opened, repositories };
  }

  /** Runs work one at a time in this tab and, if the browser supports locks, in all tabs. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = queue.then(() => (locks ? locks.request(lockName, work) : work()));
    queue = turn.catch(() => undefined);
    return turn as Promise<R>;
  }

  async function write<R>(
    association: Association,
    work: (transaction: Transaction) => Promise<R>,
  ): Promise<R> {
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      // A random delay, because tabs that retry at the same interval would collide again.
      if (attempts > 1) await wait(Math.random() * Math.min(2 ** attempts, maxPauseMs));
      const before = await readSnapshot();
      const { opened, repositories } = open(association, before);
      const jobs: StoredJob[] = [];
      const result = await work({
        repositories,
        nextNumber: (sequence) => nextNumber(repositories, sequence),
        addJob: (job: Job) =>
          jobs.push({ key: newId(), hoaId: association.id, at: now().toISOString(), job }),
      });
      const changed = { local: new Map(before.collections), session: new Map(session.read()) };
      for (const [collection, transaction] of opened) {
        const changes = await transaction.changes();
        if (changes.size === 0) continue;
        const key: CollectionKey = `${association.id}/${collection}`;
        const all = changed[collections[collection].storage];
        all.set(key, new Map([...(all.get(key) ?? []), ...changes]));
      }
      if (await commit(before, changed, jobs)) {
        if (jobs.length > 0) runJobs();
        return result;
      }
    }
    throw new PortalError('conflict');
  }

  /** Returns false and writes nothing if another tab has written since `before`. */
  async function commit(
    before: Snapshot,
    changed: { readonly local: Collected; readonly session: Collected },
    jobs: readonly StoredJob[],
  ): Promise<boolean> {
    const isLocal = jobs.length > 0 || changedIn(before.collections, changed.local).size > 0;
    const next = isLocal
      ? newSnapshot({ collections: changed.local, jobs: [...before.jobs, ...jobs] })
      : before;
    const restoreSession = session.write(changedIn(session.read(), changed.session));
    let isWritten = false;
    try {
      isWritten = !isLocal || (await local.replace(before, next));
      return isWritten;
    } finally {
      if (isWritten) valid = [next.collections, session.read()];
      else restoreSession();
    }
  }

  // Few writes add jobs, so the job runner is lazy-loaded with the first.
  const runner =
    runJob &&
    fetchedOnce(async () => {
      const { createJobRunner } = await import('./job-runner.ts');
      const jobs = {
        list: async () => (await local.read()).jobs,
        remove: (key: string) =>
          update(({ collections, jobs }) =>
            newSnapshot({ collections, jobs: jobs.filter((job) => job.key !== key) }),
          ),
      };
      return createJobRunner({ jobs, runJob, now, locks });
    });
  /** Runs the stored jobs. If the job runner fails to load, they run with the next job or at the next start. */
  function runJobs(): void {
    runner?.().then(
      ({ run }) => run(),
      () => undefined,
    );
  }
  if (runner) {
    readSnapshot().then(
      ({ jobs }) => jobs.length > 0 && runJobs(),
      () => undefined,
    );
  }

  return {
    async read(association, work) {
      const { repositories } = open(association, await readSnapshot());
      return work(readOnly({ repositories }));
    },
    write: (association, work) => inTurn(() => write(association, work)),
    subscribe(onChange) {
      resetListeners.add(onChange);
      const end = local.subscribe((changed) => {
        const changedNames = new Set(changed.map((key) => key.slice(key.indexOf('/') + 1)));
        onChange(names.filter((name) => changedNames.has(name)));
      });
      return () => {
        resetListeners.delete(onChange);
        end();
      };
    },
    resetSampleData: () =>
      inTurn(async () => {
        await startOver();
        for (const listener of resetListeners) listener(names);
      }),
  };
}

function changedIn(before: Collected, after: Collected): Collected {
  return new Map([...after].filter(([key, changes]) => before.get(key) !== changes));
}
