import type { Records } from '@hoa/shared/data';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type BrowserStorage, createBrowserStorage } from './browser-storage.ts';
import { sampleCollections } from './collections.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';
import type { StorageNotice } from './storage/notice.ts';
import { type PortalStorage, usableStorage } from './storage/portal-storage.ts';
import { memoryStorage, testNow } from './testing/open-gateway.ts';

type Vendor = Records['vendors'];

const key = 'hoa:v1:vendors';
const setAsideKey = `hoa:set-aside:vendors:${testNow.toISOString()}`;

function open(storage: PortalStorage = memoryStorage()) {
  const notices: StorageNotice[] = [];
  const onNotice = (notice: StorageNotice) => notices.push(notice);
  const usable = usableStorage(storage, onNotice);
  const kept = createBrowserStorage({
    collections: sampleCollections(),
    storage: usable,
    now: () => testNow,
    onNotice,
  });
  return { kept, storage: usable, notices };
}

const vendors = (kept: BrowserStorage) => kept.read(({ vendors }) => vendors.list());
const names = async (kept: BrowserStorage) =>
  (await vendors(kept)).map(({ displayName }) => displayName);

const rename = (kept: BrowserStorage, id: string, displayName: string) =>
  kept.write(async ({ vendors }) => {
    const vendor = await vendors.get(id);
    if (vendor) vendors.put({ ...vendor, displayName });
  });

describe('what a person changed', () => {
  it('is kept as a difference to the samples and survives a reload', async () => {
    const { kept, storage } = open();
    await rename(kept, 'vendor-2', 'Brighter Electric');
    await kept.write(async ({ vendors }) => vendors.remove('vendor-3'));
    expect(JSON.parse(storage.local.getItem(key) ?? '')).toMatchObject({
      version: 1,
      changed: [{ id: 'vendor-2', displayName: 'Brighter Electric' }],
      removed: ['vendor-3'],
    });
    expect(await names(open(storage).kept)).toEqual([
      'Castillo Plumbing & Heating',
      'Brighter Electric',
      'Clearwater Pool & Property Care',
    ]);
  });

  it('reads back as it was written, whatever was put and removed in whatever order', async () => {
    const id = fc.constantFrom('vendor-1', 'vendor-2', 'new-1', 'new-2');
    const step = fc.oneof(
      fc.record({ put: id, displayName: fc.string() }),
      fc.record({ remove: id }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }),
        async (all) => {
          const { kept, storage } = open();
          const model = new Map((await vendors(kept)).map((vendor) => [vendor.id, vendor]));
          for (const steps of all) {
            await kept.write(async (repositories) => {
              for (const one of steps) {
                if ('remove' in one) {
                  model.delete(one.remove);
                  repositories.vendors.remove(one.remove);
                } else {
                  const vendor = vendorOf(one.put, one.displayName);
                  model.set(vendor.id, vendor);
                  repositories.vendors.put(vendor);
                }
              }
              expect(sorted(await repositories.vendors.list())).toEqual(
                sorted([...model.values()]),
              );
            });
          }
          expect(sorted(await vendors(open(storage).kept))).toEqual(sorted([...model.values()]));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('lands together or not at all', async () => {
    const { kept, storage } = open();
    const failing = kept.write(async ({ vendors, residents }) => {
      vendors.remove('vendor-1');
      residents.remove('resident-1');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(storage.local.length).toBe(0);
    expect(await vendors(kept)).toHaveLength(4);
  });

  it('cannot come from a query', async () => {
    const { kept } = open();
    await expect(kept.read(async ({ vendors }) => vendors.remove('vendor-1'))).rejects.toThrow(
      'A query wrote to vendors',
    );
  });

  it('is taken back by a reset, what was set aside included, other keys untouched', async () => {
    const { kept, storage } = open();
    const onChange = vi.fn();
    kept.subscribe(onChange);
    storage.local.setItem('useLiveData', 'true');
    storage.local.setItem(setAsideKey, 'old');
    await rename(kept, 'vendor-2', 'Brighter Electric');
    await kept.resetSampleData();
    expect(await names(kept)).toContain('Brightline Electric');
    expect(Array.from({ length: storage.local.length }, (_, at) => storage.local.key(at))).toEqual([
      'useLiveData',
    ]);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('two tabs on one storage', () => {
  it('see each other’s changes at the next look', async () => {
    const storage = memoryStorage();
    const [here, there] = [open(storage).kept, open(storage).kept];
    await vendors(there);
    await rename(here, 'vendor-1', 'Castillo & Daughter');
    expect(await names(there)).toContain('Castillo & Daughter');
  });

  it('lose nothing when both write at once: the later one runs again on what the earlier wrote', async () => {
    const storage = memoryStorage();
    const [here, there] = [open(storage).kept, open(storage).kept];
    let runs = 0;
    await here.write(async ({ vendors }) => {
      runs += 1;
      const vendor = await vendors.get('vendor-1');
      if (runs === 1) await rename(there, 'vendor-2', 'From the other tab');
      if (vendor) vendors.put({ ...vendor, displayName: 'From this tab' });
    });
    expect(runs).toBe(2);
    expect((await names(here)).slice(0, 2)).toEqual(['From this tab', 'From the other tab']);
  });

  it('give up with a conflict when the other never stops writing', async () => {
    const storage = memoryStorage();
    const [here, there] = [open(storage).kept, open(storage).kept];
    let runs = 0;
    const stubborn = here.write(async ({ vendors }) => {
      runs += 1;
      await vendors.list();
      await rename(there, 'vendor-2', `Name ${runs}`);
      vendors.remove('vendor-1');
    });
    await expect(stubborn).rejects.toMatchObject({ code: 'conflict' });
    expect(await vendors(here)).toHaveLength(4);
  });

  it('hear of each other’s writes by collection, and of a cleared storage as of everything', () => {
    const window = new EventTarget();
    const kept = createBrowserStorage({
      collections: sampleCollections(),
      storage: memoryStorage(),
      now: () => testNow,
      onNotice: () => undefined,
      events: window as Window,
    });
    const onChange = vi.fn();
    const leave = kept.subscribe(onChange);
    const tell = (changedKey: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: changedKey }));
    tell('hoa:v1:vendors');
    tell('useLiveData');
    tell(null);
    leave();
    tell('hoa:v1:vendors');
    expect(onChange.mock.calls).toEqual([[['vendors']], [Object.keys(sampleCollections())]]);
  });

  it('take turns where the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
    const storage = memoryStorage();
    const kept = createBrowserStorage({
      collections: sampleCollections(),
      storage,
      now: () => testNow,
      onNotice: () => undefined,
      locks: { request: request as LockManager['request'] },
    });
    await rename(kept, 'vendor-1', 'Locked');
    expect(request).toHaveBeenCalledWith('hoa:v1:', expect.any(Function));
    expect(await names(kept)).toContain('Locked');
  });

  it('take turns within a tab, one after the other', async () => {
    const { kept } = open();
    const append = (letter: string) =>
      kept.write(async ({ vendors }) => {
        const vendor = await vendors.get('vendor-1');
        await Promise.resolve();
        if (vendor) vendors.put({ ...vendor, phone: `${vendor.phone}${letter}` });
      });
    await Promise.all([append('a'), append('b'), append('c')]);
    const vendor = await kept.read(({ vendors }) => vendors.get('vendor-1'));
    expect(vendor?.phone).toMatch(/abc$/);
  });
});

describe('storage that is damaged', () => {
  const intact = JSON.stringify({ version: 1, changed: [vendorOf('new-1', 'New')], removed: [] });

  it.each([
    ['cut off', intact.slice(0, -9), 'storage-damaged'],
    ['empty', '', 'storage-damaged'],
    ['of another shape', '{"version":1,"changed":{}}', 'storage-damaged'],
    ['without a version', '{"changed":[],"removed":[]}', 'storage-damaged'],
    ['from an earlier version', '{"version":0,"changed":[],"removed":[]}', 'storage-damaged'],
    ['a number', '42', 'storage-damaged'],
    ['null', 'null', 'storage-damaged'],
    [
      'with an item of another shape',
      '{"version":1,"changed":[{"id":"a"}],"removed":[]}',
      'storage-damaged',
    ],
    ['from a later version', '{"version":2,"everything":"else"}', 'storage-newer'],
  ] as const)(
    'is set aside when %s; the samples stand again and the person is told',
    async (_, text, code) => {
      const { kept, storage, notices } = open();
      storage.local.setItem(key, text);
      expect(await vendors(kept)).toHaveLength(4);
      expect(storage.local.getItem(key)).toBeNull();
      expect(storage.local.getItem(setAsideKey)).toBe(text);
      expect(notices).toEqual([{ code, collection: 'vendors', setAsideKey }]);
      await rename(kept, 'vendor-1', 'Written after');
      expect(await names(open(storage).kept)).toContain('Written after');
    },
  );

  it('at whatever place it is cut: never an error, and never half of it', async () => {
    for (let length = 0; length < intact.length; length += 7) {
      const { kept, storage } = open();
      storage.local.setItem(key, intact.slice(0, length));
      expect(await vendors(kept)).toHaveLength(4);
    }
    const { kept, storage } = open();
    storage.local.setItem(key, intact);
    expect(await vendors(kept)).toHaveLength(5);
  });

  it('leaves the other collections alone', async () => {
    const { kept, storage, notices } = open();
    await rename(kept, 'vendor-1', 'Still here');
    storage.local.setItem('hoa:v1:invoices', '{');
    expect(await kept.read(({ invoices }) => invoices.list())).toHaveLength(14);
    expect(await names(kept)).toContain('Still here');
    expect(notices).toHaveLength(1);
  });
});

describe('storage that is full', () => {
  it('says so and has nothing half written', async () => {
    const local = fullAfter(900);
    const { kept } = open({ local, session: createMemoryStorage() });
    await rename(kept, 'vendor-1', 'Fits');
    const before = local.getItem(key);
    const tooMuch = kept.write(async ({ vendors, residents }) => {
      vendors.put(vendorOf('vendor-1', 'Shorter'));
      const resident = await residents.get('resident-1');
      if (resident) residents.put({ ...resident, displayName: 'x'.repeat(1000) });
    });
    await expect(tooMuch).rejects.toMatchObject({ code: 'storage-full' });
    expect(local.getItem(key)).toBe(before);
    expect(local.length).toBe(1);
    expect(await names(kept)).toContain('Fits');
  });

  it('has room to take everything back, even when what was freed has been used meanwhile', async () => {
    const local = fullAfter(1200);
    const { kept } = open({ local, session: createMemoryStorage() });
    await rename(kept, 'vendor-1', 'long '.repeat(150));
    const before = local.getItem(key);
    const tooMuch = kept.write(async ({ vendors, residents, contactSubmissions }) => {
      vendors.put(vendorOf('vendor-1', 'Short'));
      const resident = await residents.get('resident-1');
      if (resident) residents.put({ ...resident, displayName: 'x'.repeat(500) });
      const [submission] = await contactSubmissions.list();
      if (submission) contactSubmissions.put({ ...submission, description: 'x'.repeat(1000) });
    });
    await expect(tooMuch).rejects.toMatchObject({ code: 'storage-full' });
    expect(local.getItem(key)).toBe(before);
    expect(local.length).toBe(1);
  });

  it('still reads, and sets damage aside without a copy when there is no room for one', async () => {
    const local = createMemoryStorage();
    local.setItem(key, '{');
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const { kept, notices } = open({ local: { ...local, length: 1, setItem }, session: local });
    expect(await vendors(kept)).toHaveLength(4);
    expect(notices).toEqual([{ code: 'storage-damaged', collection: 'vendors' }]);
  });
});

describe('storage that is forbidden', () => {
  it.each([
    ['throws when it is touched', forbidden()],
    ['takes nothing', takesNothing()],
  ])('and %s: works in memory, and says so once', async (_, storage) => {
    const { kept, notices } = open(storage);
    await rename(kept, 'vendor-1', 'For now');
    expect(await names(kept)).toContain('For now');
    expect(notices).toEqual([{ code: 'storage-forbidden' }]);
  });
});

function vendorOf(id: string, displayName: string): Vendor {
  return { id, uid: id, displayName, email: `${id}@example.org`, phone: '1', services: [] };
}

function sorted(list: readonly Vendor[]): Vendor[] {
  return list.toSorted((one, other) => one.id.localeCompare(other.id));
}

/** Takes so many characters in all, as a browser's quota does. */
function fullAfter(characters: number): Storage {
  const storage = createMemoryStorage();
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem(itemKey, value) {
      let used = itemKey.length + value.length;
      for (let at = 0; at < storage.length; at += 1) {
        const other = storage.key(at) ?? '';
        if (other !== itemKey) used += other.length + (storage.getItem(other) ?? '').length;
      }
      if (used > characters) throw new DOMException('', 'QuotaExceededError');
      storage.setItem(itemKey, value);
    },
  };
}

function forbidden(): PortalStorage {
  const deny = (): Storage => {
    throw new DOMException('', 'SecurityError');
  };
  return {
    get local() {
      return deny();
    },
    get session() {
      return deny();
    },
  };
}

function takesNothing(): PortalStorage {
  return { local: fullAfter(0), session: fullAfter(0) };
}
