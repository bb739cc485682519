import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from './testing/fake-caches.ts';
import { createUploadStore, type UploadStoreOptions } from './upload-store.ts';

function open(options: Partial<UploadStoreOptions> = {}) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `file-${ids}`;
  };
  return createUploadStore({ newId, isOffline: () => false, stepMs: 0, ...options });
}

const leak = () => new File(['leak'], 'Küche 1.png', { type: 'image/png' });
const folder = 'tickets/TKT-1/attachments';
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));

describe.each([
  ['the browser’s cache storage', () => ({ caches: fakeCaches().caches })],
  ['IndexedDB, as on plain HTTP', () => ({ hasIndexedDb: true })],
  ['memory', () => ({})],
])('files in %s', (_, place) => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  it('are read by their id, with their name and type, until they are removed', async () => {
    const store = open(place());
    const { id, type, size } = await store.put(folder, leak());
    expect([type, size]).toEqual(['image/png', 4]);
    const file = await store.read(id);
    expect([file?.name, file?.type, await file?.text()]).toEqual([
      'Küche 1.png',
      'image/png',
      'leak',
    ]);
    expect(await store.read('another')).toBeUndefined();
    await store.remove(id);
    expect(await store.read(id)).toBeUndefined();
  });

  it('are known with the time at which they were kept', async () => {
    let now = at(0);
    const store = open({ ...place(), now: () => now });
    const first = await store.put(folder, leak());
    now = at(10);
    const second = await store.put(folder, leak());
    expect(await store.storedBefore(at(0))).toEqual([]);
    expect(await store.storedBefore(at(10))).toEqual([first.id]);
    expect(await store.storedBefore(at(11))).toEqual([first.id, second.id]);
  });

  it('are uploaded in the specified steps [7.21]', async () => {
    const seen: number[] = [];
    await open(place()).put(folder, leak(), { onProgress: (at) => seen.push(at) });
    expect(seen).toEqual([10, 30, 50, 70, 90, 100]);
  });

  it('are not kept when the connection fails, or when the upload is cancelled', async () => {
    let isOffline = false;
    const store = open({ ...place(), isOffline: () => isOffline });
    const lost = store.put(folder, leak(), { onProgress: () => (isOffline = true) });
    await expect(lost).rejects.toMatchObject({ code: 'network' });
    isOffline = false;
    const control = new AbortController();
    const cancelled = store.put(folder, leak(), {
      onProgress: (percent) => percent === 50 && control.abort(),
      signal: control.signal,
    });
    await expect(cancelled).rejects.toMatchObject({ code: 'aborted' });
    for (const id of ['file-1', 'file-2']) expect(await store.read(id)).toBeUndefined();
  });
});

describe('files in the browser’s cache storage', () => {
  it('are stored under the folder they were uploaded to [7.23]', async () => {
    const { kept, caches } = fakeCaches();
    await open({ caches }).put(folder, leak());
    expect([...kept.keys()]).toEqual(['/tickets/TKT-1/attachments/file-1']);
  });

  it('are found as an earlier release kept them', async () => {
    const { kept, caches } = fakeCaches();
    kept.set('/tickets/TKT-1/messages/old', new Response(new Blob(['old'], { type: 'image/png' })));
    const file = await open({ caches }).read('old');
    expect([file?.type, await file?.text()]).toEqual(['image/png', 'old']);
  });

  it('are all kept, however many there are', async () => {
    const { kept, caches } = fakeCaches();
    const store = open({ caches });
    for (let n = 0; n < 201; n += 1) await store.put('tickets/T/messages', leak());
    expect(kept.size).toBe(201);
    expect(kept.has('/tickets/T/messages/file-1')).toBe(true);
  });

  it('count as kept when they are first asked for, if an earlier release kept them without a time', async () => {
    const { kept, caches } = fakeCaches();
    const old = new Response(new Blob(['old'], { type: 'image/png' }));
    kept.set('/tickets/TKT-1/messages/old', old);
    const store = open({ caches, now: () => at(0) });
    expect(await store.storedBefore(at(1))).toEqual(['old']);
    const file = await open({ caches, now: () => at(60) }).read('old');
    expect([file?.type, await file?.text()]).toEqual(['image/png', 'old']);
    expect(await open({ caches, now: () => at(60) }).storedBefore(at(1))).toEqual(['old']);
    expect(await open({ caches, now: () => at(60) }).storedBefore(at(0))).toEqual([]);
  });

  it('are refused when there is no room', async () => {
    const full = {
      open: async () => ({
        keys: async () => [],
        put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
      }),
    } as object as CacheStorage;
    const refused = open({ caches: full }).put(folder, leak());
    await expect(refused).rejects.toMatchObject({ code: 'storage-full' });
  });
});
