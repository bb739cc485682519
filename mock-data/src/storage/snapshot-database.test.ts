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
import { type CollectionKey, newSnapshot } from './snapshot.ts';
import { openSnapshotDatabase } from './snapshot-database.ts';

const key: CollectionKey = 'default-hoa/folders';

/** Opens a store on a database. */
async function setup() {
  const name = newDatabaseName();
  const open = indexedDbNamed(name);
  return { name, open, store: await open() };
}

/** Returns a snapshot with one changed folder. */
const changed = (record: unknown = folderOf('rules', 'R')) =>
  newSnapshot({ collections: new Map([[key, new Map([['rules', { version: 2, record }]])]]) });

describe('a snapshot', () => {
  it('is read as it was written, by every page', async () => {
    const { store, open } = await setup();
    const next = changed();
    expect(await store.replace(await store.read(), next)).toBe(true);
    expect(await store.read()).toBe(next);
    expect(await (await open()).read()).toEqual(next);
  });

  it('is not replaced by a page that has not read it', async () => {
    const { store, open } = await setup();
    const other = await open();
    const before = await other.read();
    const next = changed();
    await store.replace(before, next);
    expect(await other.replace(before, changed())).toBe(false);
    expect(await other.read()).toEqual(next);
  });

  it('stays when its successor cannot be stored', async () => {
    const { store } = await setup();
    const before = await store.read();
    const failing = store.replace(before, changed({ notify: () => undefined }));
    await expect(failing).rejects.toThrow();
    expect(await store.read()).toBe(before);
  });

  it('stays when there is no room for its successor', async () => {
    const { store, open } = await setup();
    const before = await store.read();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const failing = store.replace(before, changed());
    await expect(failing).rejects.toMatchObject({ code: 'storage-full' });
    put.mockRestore();
    expect((await (await open()).read()).collections.size).toBe(0);
  });
});

describe('a database', () => {
  it('whose snapshot has another shape starts over, with a notice', async () => {
    const { name, open } = await setup();
    const inside = await openDB(name);
    await inside.put('samples', { collections: 'none' }, 'snapshot');
    inside.close();
    const tab = await browserOn(open)();
    expect(await tab.names()).toEqual(['forms', 'minutes', 'plans', 'rules']);
    expect(tab.notices).toEqual(['storage-damaged']);
    await tab.rename('rules', 'House rules');
    expect(await (await browserOn(open)()).names()).toContain('House rules');
  });

  it('in the format of an earlier release starts over, which is reported once', async () => {
    const name = newDatabaseName();
    const earlier = await openDB(name, 4, {
      upgrade(database) {
        for (const store of ['changes', 'revisions', 'jobs']) database.createObjectStore(store);
      },
    });
    earlier.close();
    const onStartOver = vi.fn();
    for (const _ of [1, 2]) (await openSnapshotDatabase(onStartOver, name)).close();
    expect(onStartOver).toHaveBeenCalledOnce();
    const tab = await browserOn(indexedDbNamed(name))();
    await tab.rename('rules', 'Rules again');
    expect(await tab.names()).toContain('Rules again');
  });

  it('of a later release can’t be opened', async () => {
    const name = newDatabaseName();
    (await openDB(name, 6)).close();
    const opening = openSnapshotDatabase(() => {}, name);
    await expect(opening).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('lets a later release change it, which an open tab doesn’t hold up', async () => {
    const { name, store } = await setup();
    const later = await openDB(name, 6, { blocked: () => expect.unreachable() });
    later.close();
    await expect(store.read()).rejects.toMatchObject({ name: 'VersionError' });
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
    for (const sent of [null, 'folders', { area: key }, [7, 'default-hoa/unheard-of'], [key]]) {
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
