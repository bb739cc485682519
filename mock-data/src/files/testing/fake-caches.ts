/** Creates a fake of the browser's cache storage with the methods that the store uses. */
export function fakeCaches() {
  const kept = new Map<string, Response>();
  const pathOf = (key: Request | string) =>
    typeof key === 'string' ? key : new URL(key.url).pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(`http://portal.test${path}`)),
    delete: async (key: Request | string) => kept.delete(pathOf(key)),
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  const caches = { open: async () => cache };
  return { kept, caches: caches as object as CacheStorage };
}
