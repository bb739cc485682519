/** Keeps the bytes of chosen files by address, so that they can be downloaded later. */
export interface FileStore {
  /** Rejects when there is no room. */
  put(address: string, file: Blob): Promise<void>;
  /** The bytes, or undefined when they are not (or no longer) here. */
  get(address: string): Promise<Blob | undefined>;
}

const cacheName = 'hoa-uploads';
/** The oldest give way to newer ones. */
const mostFiles = 200;

/**
 * Files in this browser: there is no server to upload to yet. They stand in the browser's cache storage,
 * where a reload and other tabs find them; without it (plain http), in the memory of this page.
 */
export function browserFileStore(storage: CacheStorage | undefined = globalThis.caches): FileStore {
  const memory = new Map<string, Blob>();
  if (!storage) {
    return {
      put: async (address, file) => void memory.set(address, file),
      get: async (address) => memory.get(address),
    };
  }
  return {
    async put(address, file) {
      const cache = await storage.open(cacheName);
      const kept = await cache.keys();
      await Promise.all(
        kept.slice(0, Math.max(0, kept.length + 1 - mostFiles)).map((old) => cache.delete(old)),
      );
      await cache.put(address, new Response(file));
    },
    async get(address) {
      const response = await storage.match(address, { cacheName });
      return response?.blob();
    },
  };
}

let shared: FileStore | undefined;

/** The one store of this page. */
export function fileStore(): FileStore {
  shared ??= browserFileStore();
  return shared;
}
