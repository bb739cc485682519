import { createMemoryStorage } from '@hoa/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  browserOn,
  indexedDbNamed,
  newDatabaseName,
  type StorageTab,
} from '../testing/storage-tabs.ts';
import { browserStores } from './browser-stores.ts';
import type { StorageNotice } from './notice.ts';
import type { SnapshotStore } from './snapshot.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab on the stores of a browser with this `window`. */
async function openTab(
  window: object,
  openLocal: () => Promise<SnapshotStore> = indexedDbNamed(newDatabaseName()),
): Promise<{ tab: StorageTab; notices: StorageNotice[] }> {
  vi.stubGlobal('window', window);
  const notices: StorageNotice[] = [];
  const stores = browserStores({
    onNotice: (notice) => notices.push(notice),
    openLocal,
  });
  const tab = await browserOn(async () => stores.local)({ session: stores.session });
  return { tab, notices };
}

const usableWindow = () => ({
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
});

describe('the browser’s stores', () => {
  it.each([
    ['is forbidden', () => Promise.reject(new DOMException('', 'SecurityError'))],
    ['is not there', () => Promise.reject(new ReferenceError('indexedDB is not defined'))],
  ])('keep changes in memory where the database %s, and say so once', async (_, openLocal) => {
    const { tab, notices } = await openTab(forbidden(), openLocal);
    await tab.rename('rules', 'For now');
    expect(await tab.names()).toContain('For now');
    expect(notices).toEqual(['storage-forbidden']);
  });

  it('do not wait for ever for a database that does not open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tab, notices } = await openTab(usableWindow(), () => new Promise(() => undefined));
    const names = tab.names();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await names).toContain('rules');
    expect(notices).toEqual(['storage-forbidden']);
  });

  it('keep a profile in memory where the session takes nothing', async () => {
    const full = { ...createMemoryStorage(), length: 0, setItem: () => fail() };
    const { tab, notices } = await openTab({ ...usableWindow(), sessionStorage: full });
    await tab.rename('rules', 'House rules');
    expect(await tab.names()).toContain('House rules');
    expect(notices).toEqual([]);
  });
});

function forbidden(): object {
  return {
    get localStorage() {
      return fail();
    },
    get sessionStorage() {
      return fail();
    },
  };
}

function fail(): never {
  throw new DOMException('', 'SecurityError');
}
