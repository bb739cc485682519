import { createMemoryStorage } from '@hoa/api';
import { jobContractSuite } from '@hoa/use-cases/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  association,
  browserKinds,
  type FolderRecord,
  folderOf,
  type StorageTab,
  storeChanges,
} from '../testing/storage-tabs.ts';

const samples = ['forms', 'minutes', 'plans', 'rules'];

describe.each(browserKinds())('changes kept in %s', (_, openBrowser) => {
  const openTab = (): Promise<StorageTab> => openBrowser()();

  describe('what a person changed', () => {
    it('survives a reload', async () => {
      const open = openBrowser();
      const tab = await open();
      await tab.rename('minutes', 'Protocols');
      await remove(tab, 'plans');
      expect(await (await open()).names()).toEqual(['forms', 'Protocols', 'rules']);
    });

    it('reads back as it was written, in every tab, after puts, removals and resets in any order', async () => {
      const id = fc.constantFrom('rules', 'minutes', 'new-1', 'new-2');
      const step = fc.oneof(fc.record({ put: id, name: fc.string() }), fc.record({ remove: id }));
      const steps = fc.oneof(
        { weight: 5, arbitrary: fc.array(step, { maxLength: 4 }) },
        fc.constant('reset' as const),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { maxLength: 5 }), async (all) => {
          const open = openBrowser();
          const [tab, other] = [await open(), await open()];
          const before = await other.folders();
          const model = new Map(before.map((folder) => [folder.id, folder]));
          for (const steps of all) {
            if (steps === 'reset') {
              await tab.unit.resetSampleData();
              model.clear();
              for (const folder of before) model.set(folder.id, folder);
              continue;
            }
            await tab.unit.write(association, async ({ repositories: { folders } }) => {
              for (const one of steps) {
                if ('remove' in one) {
                  model.delete(one.remove);
                  folders.remove(one.remove);
                } else {
                  const folder = folderOf(one.put, one.name);
                  model.set(folder.id, folder);
                  folders.put({ ...(await folders.get(one.put)), ...folder });
                }
              }
              expect((await folders.find({})).map(withoutVersion)).toEqual(inOrder(model));
            });
            expect(await tab.folders()).toEqual(inOrder(model));
            expect(await other.folders()).toEqual(inOrder(model));
          }
          expect(await (await open()).folders()).toEqual(inOrder(model));
        }),
        { numRuns: 30 },
      );
    });

    it('is written completely or not at all', async () => {
      const open = openBrowser();
      const tab = await open();
      const failing = tab.unit.write(association, async ({ repositories }) => {
        repositories.folders.remove('rules');
        repositories.residents.remove('resident-1');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await tab.names()).toEqual(samples);
      expect(await (await open()).names()).toEqual(samples);
    });

    it('cannot come from a query', async () => {
      const { unit } = await openTab();
      const wrong = unit.read(association, async ({ repositories }) =>
        repositories.folders.remove('rules'),
      );
      await expect(wrong).rejects.toThrow('A query wrote to folders');
    });

    it('is removed by a reset, which leaves other keys unchanged', async () => {
      const open = openBrowser();
      const session = createMemoryStorage();
      const tab = await open({ sessionStorage: session });
      const onChange = vi.fn();
      tab.unit.subscribe(onChange);
      session.setItem('hoa:payment', 'kept');
      await tab.rename('minutes', 'Protocols');
      await saveProfile(tab, 'Rae');
      await tab.unit.resetSampleData();
      expect(await tab.names()).toEqual(samples);
      expect(await (await open()).names()).toEqual(samples);
      expect([session.length, session.key(0)]).toEqual([1, 'hoa:payment']);
      expect(onChange).toHaveBeenCalledOnce();
    });

    it('is not restored by a write that began before a reset', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      await here.rename('minutes', 'Protocols');
      let runs = 0;
      await here.unit.write(association, async ({ repositories: { folders } }) => {
        runs += 1;
        const found = await folders.find({});
        if (runs === 1) await there.unit.resetSampleData();
        const minutes = found.find(({ id }) => id === 'minutes');
        if (minutes) folders.put({ ...minutes, pinned: true });
      });
      expect(runs).toBe(2);
      expect(await there.folders()).toContainEqual({
        ...folderOf('minutes', 'minutes'),
        pinned: true,
      });
    });
  });

  describe('a record', () => {
    it('is refused when another has its id, or when it is not the one that was read', async () => {
      const { unit, names } = await openTab();
      const put = (folder: FolderRecord & { version?: number }) =>
        unit.write(association, async ({ repositories }) => repositories.folders.put(folder));
      await expect(put(folderOf('rules', 'New'))).rejects.toMatchObject({ code: 'conflict' });
      expect(await put({ ...folderOf('rules', 'New'), version: 1 })).toMatchObject({ version: 2 });
      const late = put({ ...folderOf('rules', 'Late'), version: 1 });
      await expect(late).rejects.toMatchObject({ code: 'conflict' });
      expect(await names()).toEqual(['forms', 'minutes', 'plans', 'New']);
    });

    it('keeps its counters through a put and through concurrent increments', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      const [topic] = await here.unit.read(association, ({ repositories }) =>
        repositories.topics.find({ limit: 1 }),
      );
      if (!topic) throw new Error('There is no sample topic.');
      const add = (tab: StorageTab, step: number) =>
        tab.unit.write(association, async ({ repositories: { topics } }) => {
          topics.increment(topic.id, { viewsCount: step });
        });
      await add(there, 2);
      await here.unit.write(association, async ({ repositories: { topics } }) => {
        topics.put({ ...topic, title: 'Changed', viewsCount: 0 });
        topics.increment(topic.id, { viewsCount: 1 });
      });
      await add(there, 4);
      const after = await there.unit.read(association, ({ repositories }) =>
        repositories.topics.get(topic.id),
      );
      expect(after).toMatchObject({ title: 'Changed', viewsCount: topic.viewsCount + 7 });
    });
  });

  describe('two tabs on one storage', () => {
    it('see each other’s changes at the next read', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      await there.names();
      await here.rename('rules', 'House rules');
      expect(await there.names()).toContain('House rules');
    });

    it('lose nothing on concurrent writes: the later one is retried with the result of the earlier [10.34]', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      let runs = 0;
      await here.unit.write(association, async ({ repositories: { folders } }) => {
        runs += 1;
        const rules = await folders.get('rules');
        if (runs === 1) await there.rename('minutes', 'From the other tab');
        if (rules) folders.put({ ...rules, name: 'From this tab' });
      });
      expect(runs).toBe(2);
      expect(await here.names()).toEqual(['forms', 'From the other tab', 'plans', 'From this tab']);
    });

    it('fail with a conflict when the other tab keeps writing', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      let runs = 0;
      const stubborn = here.unit.write(association, async ({ repositories: { folders } }) => {
        runs += 1;
        await folders.find({});
        await there.rename('minutes', `Name ${runs}`);
        folders.remove('rules');
      });
      await expect(stubborn).rejects.toMatchObject({ code: 'conflict' });
      expect(await here.names()).toContain('rules');
    });

    it('read all collections from the same commit', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      const move = (to: 'root' | 'rules') =>
        there.unit.write(association, async ({ repositories: { folders, sequences } }) => {
          const plans = await folders.get('plans');
          if (plans) folders.put({ ...plans, parentId: to });
          const counted = await sequences.get('tickets');
          if (counted) sequences.put({ ...counted, last: to === 'root' ? 1 : 2 });
        });
      await move('root');
      const seen = await here.unit.read(association, async ({ repositories }) => {
        const plans = await repositories.folders.get('plans');
        await move('rules');
        return [plans?.parentId, (await repositories.sequences.get('tickets'))?.last];
      });
      expect(seen).toEqual(['root', 1]);
    });

    it('take turns where the browser has locks', async () => {
      const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
      const locks = { request: request as LockManager['request'] };
      const tab = await openBrowser()({ locks });
      await tab.rename('rules', 'Locked');
      expect(request).toHaveBeenCalledWith('hoa:write', expect.any(Function));
      expect(await tab.names()).toContain('Locked');
    });

    it('take turns within a tab, one after the other', async () => {
      const { unit, folders } = await openTab();
      const append = (letter: string) =>
        unit.write(association, async ({ repositories }) => {
          const rules = await repositories.folders.get('rules');
          await Promise.resolve();
          if (rules) repositories.folders.put({ ...rules, name: `${rules.name}${letter}` });
        });
      await Promise.all([append('a'), append('b'), append('c')]);
      expect((await folders()).find(({ id }) => id === 'rules')?.name).toBe('rulesabc');
    });
  });

  describe('damaged changes', () => {
    const renamed = { version: 2, record: folderOf('rules', 'R') };
    it.each([
      ['of another shape', new Map([['rules', { version: 2, record: { id: 'rules', name: 7 } }]])],
      ['of another record', new Map([['plans', renamed]])],
      ['without a version', new Map([['rules', { record: renamed.record }]])],
      ['of no record', new Map([['rules', 7]])],
      ['that are no map', 'rules'],
    ])('%s make the samples start over, and the person is told once', async (_name, changes) => {
      const open = openBrowser();
      const tab = await open();
      await tab.rename('minutes', 'Protocols');
      await storeChanges(tab, 'folders', changes);
      expect(await Promise.all([tab.names(), tab.names()])).toEqual([samples, samples]);
      expect(tab.notices).toEqual(['storage-damaged']);
      await tab.rename('rules', 'Written after');
      expect(tab.notices).toHaveLength(1);
      const next = await open();
      expect(await next.names()).toContain('Written after');
      expect(next.notices).toEqual([]);
    });
  });

  describe('what is kept for the session', () => {
    it('is rolled back when the rest of its unit of work cannot be stored', async () => {
      const tab = await openTab();
      await saveProfile(tab, 'Before');
      const before = tab.session.getItem('hoa:v2:default-hoa/profiles');
      const onBrokenDisk = await openBrowser()({
        sessionStorage: tab.session,
        local: { ...tab.local, replace: () => Promise.reject(new Error('The disk is gone.')) },
      });
      const failing = saveProfile(onBrokenDisk, 'After', 'rules');
      await expect(failing).rejects.toThrow('The disk is gone.');
      expect(tab.session.getItem('hoa:v2:default-hoa/profiles')).toBe(before);
      for (const one of [tab, onBrokenDisk]) expect(await profileName(one)).toBe('Before');
      expect(await tab.names()).toEqual(samples);
    });

    it('is written once when another tab wrote in between', async () => {
      const open = openBrowser();
      const [here, there] = [await open(), await open()];
      let runs = 0;
      await saveProfile(here, 'Rae', 'rules', async () => {
        runs += 1;
        if (runs === 1) await there.rename('minutes', 'Protocols');
      });
      expect(runs).toBe(2);
      expect(await profileName(here)).toBe('Rae');
      expect(await there.names()).toEqual(['forms', 'Protocols', 'plans', 'Rae']);
      expect(await profileName(there)).toBeUndefined();
    });

    it('starts over when it is damaged, with a notice to the person', async () => {
      const session = createMemoryStorage();
      session.setItem('hoa:v2:default-hoa/profiles', '[["new-person",{"version"');
      const tab = await openBrowser()({ sessionStorage: session });
      expect(await profileName(tab)).toBeUndefined();
      expect(tab.notices).toEqual(['storage-damaged']);
      expect(session.length).toBe(0);
      await saveProfile(tab, 'Rae');
      expect(await profileName(tab)).toBe('Rae');
    });

    it('rejects when there is no room, and writes nothing', async () => {
      const session = createMemoryStorage();
      const full: Storage = {
        ...session,
        get length() {
          return session.length;
        },
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
      };
      const tab = await openBrowser()({ sessionStorage: full });
      await expect(saveProfile(tab, 'Rae', 'rules')).rejects.toMatchObject({
        code: 'storage-full',
      });
      expect(await tab.names()).toEqual(samples);
      expect(session.length).toBe(0);
    });
  });

  it('gives out each number once', async () => {
    const { unit } = await openTab();
    const next = () =>
      unit.write(association, async ({ nextNumber }) => [
        await nextNumber('tickets'),
        await nextNumber('tickets'),
      ]);
    const [first = 0, second = 0] = await next();
    expect(second).toBe(first + 1);
    expect(await next()).toEqual([first + 2, first + 3]);
  });

  jobContractSuite('the browser’s unit of work', {
    create() {
      const open = openBrowser();
      return async (runJob) => (await open({ runJob })).unit;
    },
    association,
  });

  it('forgets jobs with the changes that caused them', async () => {
    const open = openBrowser();
    const { unit, local } = await open({ runJob: () => new Promise(() => undefined) });
    await unit.write(association, async ({ addJob }) =>
      addJob({ type: 'broadcast-mail', broadcastId: 'a' }),
    );
    expect((await local.read()).jobs).toHaveLength(1);
    await unit.resetSampleData();
    expect((await local.read()).jobs).toEqual([]);
  });
});

function remove({ unit }: StorageTab, id: string): Promise<void> {
  return unit.write(association, async ({ repositories }) => repositories.folders.remove(id));
}

/** Saves a profile and, with it, renames a folder. */
function saveProfile(
  { unit }: StorageTab,
  displayName: string,
  folderId?: string,
  meanwhile = async () => {},
): Promise<void> {
  return unit.write(association, async ({ repositories: { folders, profiles } }) => {
    const [sample] = await profiles.find({ limit: 1 });
    const kept = await profiles.get('new-person');
    if (sample)
      profiles.put({ ...sample, version: kept?.version ?? 0, id: 'new-person', displayName });
    const folder = folderId === undefined ? undefined : await folders.get(folderId);
    await meanwhile();
    if (folder) folders.put({ ...folder, name: displayName });
  });
}

async function profileName({ unit }: StorageTab): Promise<string | undefined> {
  const kept = await unit.read(association, ({ repositories }) =>
    repositories.profiles.get('new-person'),
  );
  return kept?.displayName;
}

function inOrder(model: ReadonlyMap<string, FolderRecord>): FolderRecord[] {
  return [...model.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function withoutVersion({
  version: _,
  ...folder
}: FolderRecord & { version: number }): FolderRecord {
  return folder;
}
