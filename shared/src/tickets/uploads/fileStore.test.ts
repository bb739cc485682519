import { describe, expect, it } from 'vitest';
import { browserFileStore } from './fileStore.ts';

/** As much of the browser's cache storage as the store uses. */
function fakeCaches() {
  const kept = new Map<string, Blob>();
  const cache = {
    keys: async () => [...kept.keys()],
    delete: async (address: string) => kept.delete(address),
    put: async (address: string, response: Response) =>
      void kept.set(address, await response.blob()),
  };
  const storage = {
    open: async () => cache,
    match: async (address: string) => {
      const file = kept.get(address);
      return file && new Response(file);
    },
  };
  return { kept, storage: storage as object as CacheStorage };
}

describe.each([
  ['the browser’s cache storage', () => browserFileStore(fakeCaches().storage)],
  ['memory', () => browserFileStore(undefined)],
])('files in %s', (_, make) => {
  it('are there again under their address, and under no other', async () => {
    const store = make();
    await store.put('/tickets/TKT-1/attachments/a', new Blob(['leak']));
    expect(await (await store.get('/tickets/TKT-1/attachments/a'))?.text()).toBe('leak');
    expect(await store.get('/tickets/TKT-1/attachments/b')).toBeUndefined();
  });
});

it('lets the oldest files go when there are too many', async () => {
  const { kept, storage } = fakeCaches();
  const store = browserFileStore(storage);
  for (let n = 0; n < 201; n += 1) await store.put(`/tickets/T/messages/${n}`, new Blob(['x']));
  expect(kept.size).toBe(200);
  expect(kept.has('/tickets/T/messages/0')).toBe(false);
  expect(kept.has('/tickets/T/messages/200')).toBe(true);
});
