import type { StoredJob } from '@hoa/use-cases';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { testNow } from '../testing/open-gateway.ts';
import {
  association,
  browserOn,
  folderOf,
  indexedDbNamed,
  newDatabaseName,
  type StorageTab,
} from '../testing/storage-tabs.ts';
import type { Change, ChangeStore, CollectionStoreName } from './change-store.ts';
import { openIndexedDbChangeStore } from './indexed-db-change-store.ts';

const storeName: CollectionStoreName = 'default-hoa/folders';

/** Opens a store on a database, with a second connection to inspect it. */
async function setup() {
  const name = newDatabaseName();
  const open = indexedDbNamed(name);
  const store = await open();
  return { name, open, store, look: () => openDB(name) };
}

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  version: 2,
  format: 1,
  record: folderOf(id, id),
  ...more,
});

function write(store: ChangeStore, ...ids: string[]): Promise<boolean> {
  return store.commit(new Map(), new Map([[storeName, ids.map((id) => change(id))]]));
}

async function revisionOf(store: ChangeStore, name: CollectionStoreName): Promise<number> {
  return (await store.read(name, undefined))?.revision ?? 0;
}

const storedJob: StoredJob = {
  key: 'k',
  hoaId: 'default-hoa',
  at: testNow.toISOString(),
  job: { type: 'broadcast-mail', broadcastId: 'b' },
};

describe('a commit', () => {
  it('is rejected as a whole when one of its stores has changed', async () => {
    const { store } = await setup();
    const both = new Map<CollectionStoreName, Change[]>([
      [storeName, [change('a')]],
      ['default-hoa/files', [change('b')]],
    ]);
    expect(await store.commit(new Map([[storeName, 0]]), both)).toBe(true);
    const after = await revisionOf(store, storeName);
    expect(await store.commit(new Map([['default-hoa/files', 0]]), both, [storedJob])).toBe(false);
    expect(await store.jobs()).toEqual([]);
    expect(await store.read(storeName, after)).toBeUndefined();
    expect(await store.read(storeName, 0)).toEqual({ revision: after, changes: [change('a')] });
  });

  it('leaves nothing behind when one of its changes cannot be stored', async () => {
    const { store } = await setup();
    const wrong = change('b', { record: { notify: () => undefined } });
    const changes = new Map([[storeName, [change('a'), wrong, change('c')]]]);
    const failing = store.commit(new Map(), changes, [storedJob]);
    await expect(failing).rejects.toThrow();
    expect(await store.jobs()).toEqual([]);
    expect(await store.read(storeName, undefined)).toEqual({ revision: 0, changes: [] });
  });

  it('rejects when there is no room, and leaves nothing behind', async () => {
    const { store } = await setup();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const failing = store.commit(new Map(), new Map([[storeName, [change('a'), change('b')]]]));
    await expect(failing).rejects.toMatchObject({ code: 'storage-full' });
    put.mockRestore();
    expect((await store.read(storeName, undefined))?.changes).toEqual([]);
  });
});

describe('a page that knows a revision', () => {
  it('reads what was changed since, and nothing else', async () => {
    const { store } = await setup();
    await write(store, 'a', 'b');
    const known = await revisionOf(store, storeName);
    await write(store, 'c');
    await write(store, 'b');
    await store.commit(new Map(), new Map([['default-hoa/files', [change('d')]]]));
    expect(await store.read(storeName, known)).toEqual({
      revision: known + 2,
      since: known,
      changes: [change('c'), change('b')],
    });
  });

  it('reads everything after a reset', async () => {
    const { store } = await setup();
    await write(store, 'a');
    const known = await revisionOf(store, storeName);
    await store.clear();
    await write(store, 'b');
    const read = await store.read(storeName, known);
    expect(read).toEqual({ revision: expect.any(Number), changes: [change('b')] });
  });

  it('reads everything when the database is another one, also where that was written to more often', async () => {
    const { name, store } = await setup();
    await write(store, 'a');
    const known = await revisionOf(store, storeName);
    await deleteDB(name);
    for (const id of ['b', 'c', 'd']) await write(store, id);
    const read = await store.read(storeName, known);
    expect(read).toEqual({
      revision: expect.any(Number),
      changes: ['b', 'c', 'd'].map((id) => change(id)),
    });
  });

  it('of a tab reads one change for each that another tab makes, however many were made before', async () => {
    const { open } = await setup();
    const here = await browserOn(open)();
    const store = await open();
    const read: number[] = [];
    const there = await browserOn(async () => ({
      ...store,
      async read(...input) {
        const answer = await store.read(...input);
        read.push(answer?.changes.length ?? 0);
        return answer;
      },
    }))();
    for (let n = 0; n < 20; n += 1) {
      await here.unit.write(association, async ({ repositories }) => {
        repositories.folders.put(folderOf(`new-${n}`, `New ${n}`));
      });
      expect(await there.names()).toHaveLength(5 + n);
    }
    expect(read).toEqual(read.map(() => 1));
  });
});

describe('a database', () => {
  it.each([
    ['a number', 7],
    ['null', null],
    ['a change without a version', { id: 'a', format: 1, record: folderOf('a', 'A') }],
    ['a change of another id', change('z')],
  ])('with %s among its changes has it set aside', async (_, damaged) => {
    const { open, look } = await setup();
    const inside = await look();
    await inside.put('changes', damaged, [storeName, 'a']);
    await inside.put('revisions', 1, storeName);
    const tab = await browserOn(open)();
    expect(await tab.names()).toEqual(['forms', 'minutes', 'plans', 'rules']);
    expect(tab.notices).toEqual([{ code: 'storage-damaged', collection: 'folders' }]);
    const aside = await inside.getAll('setAside');
    expect(aside).toEqual([{ area: storeName, change: damaged, at: testNow.toISOString() }]);
    inside.close();
  });

  it('keeps a change that replaced a damaged one before that was set aside', async () => {
    const { store } = await setup();
    await store.commit(new Map(), new Map([[storeName, [change('a', { version: 3 })]]]));
    await store.setAside(storeName, [change('a', { version: 2, record: 'damaged' })]);
    expect((await store.read(storeName, undefined))?.changes).toEqual([
      change('a', { version: 3 }),
    ]);
  });

  it('without the stores it should have is created again', async () => {
    const name = newDatabaseName();
    (await openDB(name, 4)).close();
    const tab = await browserOn(indexedDbNamed(name))();
    await tab.rename('rules', 'House rules');
    expect(await tab.names()).toContain('House rules');
  });

  it('in the format of an earlier release starts over, which is reported once', async () => {
    const name = newDatabaseName();
    const earlier = await openDB(name, 3, {
      upgrade(database) {
        for (const store of ['changes', 'revisions', 'jobs']) database.createObjectStore(store);
        database.createObjectStore('setAside', { autoIncrement: true });
      },
    });
    await earlier.put('changes', change('rules', { record: folderOf('rules', 'House rules') }), [
      storeName,
      'rules',
    ]);
    earlier.close();
    const onStartOver = vi.fn();
    const store = await openIndexedDbChangeStore(() => testNow, onStartOver, name);
    expect((await store.read(storeName, undefined))?.changes).toEqual([]);
    await openIndexedDbChangeStore(() => testNow, onStartOver, name);
    expect(onStartOver).toHaveBeenCalledOnce();
    const tab = await browserOn(indexedDbNamed(name))();
    await tab.rename('rules', 'Rules again');
    expect(await tab.names()).toContain('Rules again');
  });

  it('of a later release can’t be opened', async () => {
    const name = newDatabaseName();
    (await openDB(name, 5)).close();
    const opening = openIndexedDbChangeStore(
      () => testNow,
      () => {},
      name,
    );
    await expect(opening).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('lets a later release change it, which an open tab doesn’t hold up', async () => {
    const { name, store } = await setup();
    const later = await openDB(name, 5, { blocked: () => expect.unreachable() });
    later.close();
    await expect(store.read(storeName, undefined)).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('that was deleted is opened again, empty', async () => {
    const { name, open } = await setup();
    const tab = await browserOn(open)();
    await tab.rename('rules', 'House rules');
    await deleteDB(name);
    expect(await tab.names()).toContain('rules');
    await tab.rename('rules', 'Rules again');
    expect(await tab.names()).toContain('Rules again');
  });
});

describe('the other tabs', () => {
  it('are notified of changed collections and resets until they unsubscribe', async () => {
    const open = browserOn((await setup()).open);
    const [here, there] = [await open(), await open()];
    const [heard, alwaysHeard]: [string[][], string[][]] = [[], []];
    const unsubscribe = there.unit.subscribe((names) => heard.push(names));
    there.unit.subscribe((names) => alwaysHeard.push(names));
    await here.rename('rules', 'House rules');
    await vi.waitFor(() => expect(heard).toEqual([['folders']]));
    await here.unit.resetSampleData();
    await vi.waitFor(() => expect(heard).toEqual([['folders'], ['folders']]));
    expect(await there.names()).toContain('rules');
    unsubscribe();
    await here.rename('rules', 'Not heard');
    await vi.waitFor(() => expect(alwaysHeard).toHaveLength(3));
    expect(heard).toHaveLength(2);
  });

  it('ignore what another release sends', async () => {
    const { open } = await setup();
    const tab = await browserOn(open)();
    const heard: string[][] = [];
    tab.unit.subscribe((names) => heard.push(names));
    const channel = new BroadcastChannel('hoa:changes');
    for (const sent of [
      null,
      'folders',
      { area: storeName },
      [7, 'default-hoa/unheard-of'],
      [storeName],
    ]) {
      channel.postMessage(sent);
    }
    await vi.waitFor(() => expect(heard).toEqual([[], ['folders']]));
    channel.close();
  });
});

describe('three tabs that write concurrently without locks', () => {
  const writes = 500;

  it('lose no acknowledged write', async () => {
    const open = browserOn((await setup()).open);
    const tabs = [await open(), await open(), await open()];
    const done = await Promise.all(tabs.map((tab, index) => writeMany(tab, index)));

    const next = await open();
    const ids = done.flatMap(({ added }) => added);
    expect(ids).toHaveLength((3 * writes) / 4);
    const kept = await next.unit.read(association, ({ repositories }) =>
      repositories.answeredRequests.getMany(ids),
    );
    expect(kept).toHaveLength(ids.length);

    const numbers = done.flatMap((one) => one.numbers);
    expect(new Set(numbers).size).toBe((3 * writes) / 4);

    const rules = (await next.folders()).find(({ id }) => id === 'rules');
    const letters = rules?.name.slice('rules'.length) ?? '';
    expect([...letters].sort().join('')).toBe(
      '012'.replace(/./g, (letter) => letter.repeat(writes / 4)),
    );

    const views = await next.unit.read(association, ({ repositories }) =>
      repositories.topics.find({ limit: 1 }),
    );
    const before = await (await browserOn((await setup()).open)()).unit.read(
      association,
      ({ repositories }) => repositories.topics.find({ limit: 1 }),
    );
    expect(views[0]?.viewsCount).toBe((before[0]?.viewsCount ?? 0) + (3 * writes) / 4);
  }, 60_000);

  /** Adds records, takes numbers, edits one record and counts on another, in turn. */
  async function writeMany({ unit }: StorageTab, tab: number) {
    const added: string[] = [];
    const numbers: number[] = [];
    for (let write = 0; write < writes; write += 1) {
      const id = `tab-${tab}-${write}`;
      await unit
        .write(association, async ({ repositories, nextNumber }) => {
          const { answeredRequests, folders, topics } = repositories;
          if (write % 4 === 0) answeredRequests.put({ id, answer: {}, at: testNow.toISOString() });
          else if (write % 4 === 1) return nextNumber('tickets');
          else if (write % 4 === 2) {
            const rules = await folders.get('rules');
            if (rules) folders.put({ ...rules, name: `${rules.name}${tab}` });
          } else {
            const [topic] = await topics.find({ limit: 1 });
            if (topic) topics.increment(topic.id, { viewsCount: 1 });
          }
          return undefined;
        })
        .then((number) => {
          if (number !== undefined) numbers.push(number);
          if (write % 4 === 0) added.push(id);
        });
    }
    return { added, numbers };
  }
});
