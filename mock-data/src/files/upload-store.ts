import { fetchedOnce, PortalError } from '@hoa/api';
import { uploadProgressSteps } from '@hoa/domain';
import type { FileStore, PutOptions } from '@hoa/use-cases';
import { type DBSchema, openDB } from 'idb';
import { wait } from '../wait.ts';

export interface UploadStoreOptions {
  /** The browser's cache storage; without it (plain HTTP) files are stored in IndexedDB. */
  readonly caches?: CacheStorage | undefined;
  /** True if there is IndexedDB; without it files last as long as the page. */
  readonly hasIndexedDb?: boolean | undefined;
  readonly newId: () => string;
  /** Called at each step: an upload fails when the connection does. */
  readonly isOffline: () => boolean;
  /** The duration of each step of the simulated progress. */
  readonly stepMs: number;
  readonly now?: (() => Date) | undefined;
}

/** Uploaded files with the time they were stored. */
export interface UploadStore extends FileStore {
  /**
   * Returns the ids of files stored before a moment. A file from an earlier release, which has no time, counts as
   * stored now.
   */
  storedBefore(moment: Date): Promise<string[]>;
}

const cacheName = 'hoa-uploads';
const nameHeader = 'x-file-name';
const timeHeader = 'x-kept-at';

/**
 * Stores uploads in this browser, where a reload and other tabs find them, because sample data has no server. The
 * upload is simulated in the specified steps. Files are stored under `/{folder}/{id}`.
 */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { caches, hasIndexedDb, newId, isOffline, stepMs, now = () => new Date() } = options;
  const kept = caches ? inCaches(caches) : hasIndexedDb ? inIndexedDb() : inMemory();

  async function put(folder: string, file: File, { onProgress, signal }: PutOptions = {}) {
    const id = newId();
    const last = uploadProgressSteps.at(-1);
    for (const percent of uploadProgressSteps) {
      await wait(stepMs, signal);
      if (isOffline()) throw new PortalError('network');
      if (percent === last) await kept.put(`/${folder}/${encodeURIComponent(id)}`, file, now());
      onProgress?.(percent);
    }
    return { id, type: file.type, size: file.size };
  }

  async function addressOf(id: string): Promise<string | undefined> {
    const end = `/${encodeURIComponent(id)}`;
    return (await kept.addresses()).find((address) => address.endsWith(end));
  }

  return {
    put,
    async read(id) {
      const address = await addressOf(id);
      return address === undefined ? undefined : kept.get(address);
    },
    async remove(id) {
      const address = await addressOf(id);
      if (address !== undefined) await kept.remove(address);
    },
    async storedBefore(moment) {
      const before: string[] = [];
      for (const address of await kept.addresses()) {
        if ((await kept.storedAt(address, now())) < moment) before.push(idIn(address));
      }
      return before;
    },
  };
}

function idIn(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
}

/** Files by path. */
interface UploadFiles {
  addresses(): Promise<string[]>;
  put(address: string, file: File, at: Date): Promise<void>;
  get(address: string): Promise<File | undefined>;
  /** Returns when a file was stored; a file without a time gets `otherwise`. */
  storedAt(address: string, otherwise: Date): Promise<Date>;
  remove(address: string): Promise<void>;
}

function inMemory(): UploadFiles {
  const files = new Map<string, { readonly file: File; readonly at: Date }>();
  return {
    addresses: async () => [...files.keys()],
    put: async (address, file, at) => void files.set(address, { file, at }),
    get: async (address) => files.get(address)?.file,
    storedAt: async (address, otherwise) => files.get(address)?.at ?? otherwise,
    remove: async (address) => void files.delete(address),
  };
}

interface UploadSchema extends DBSchema {
  /** By path. */
  files: {
    key: string;
    value: { readonly content: Blob; readonly name: string; readonly at: Date };
  };
}

function inIndexedDb(): UploadFiles {
  const open = fetchedOnce(() =>
    openDB<UploadSchema>(cacheName, 1, {
      upgrade: (database) => void database.createObjectStore('files'),
    }),
  );
  return {
    addresses: async () => (await open()).getAllKeys('files'),
    async put(address, file, at) {
      const kept = { content: new Blob([file], { type: file.type }), name: file.name, at };
      await (await open()).put('files', kept, address).catch(tellFull);
    },
    async get(address) {
      const kept = await (await open()).get('files', address);
      return kept && new File([kept.content], kept.name, { type: kept.content.type });
    },
    storedAt: async (address, otherwise) =>
      (await (await open()).get('files', address))?.at ?? otherwise,
    remove: async (address) => (await open()).delete('files', address),
  };
}

function tellFull(error: unknown): never {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  throw isFull ? new PortalError('storage-full') : error;
}

function inCaches(caches: CacheStorage): UploadFiles {
  const open = () => caches.open(cacheName);
  return {
    async addresses() {
      return (await (await open()).keys()).map(({ url }) => new URL(url, 'http://x').pathname);
    },
    async put(address, file, at) {
      const headers = {
        'content-type': file.type,
        [nameHeader]: encodeURIComponent(file.name),
        [timeHeader]: at.toISOString(),
      };
      await (await open()).put(address, new Response(file, { headers })).catch(tellFull);
    },
    async get(address) {
      const response = await (await open()).match(address);
      if (!response) return undefined;
      // Earlier releases stored files without their names.
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? 'file');
      const content = await response.blob();
      return new File([content], name, { type: content.type });
    },
    async storedAt(address, otherwise) {
      const cache = await open();
      const response = await cache.match(address);
      const time = Date.parse(response?.headers.get(timeHeader) ?? '');
      if (!response || !Number.isNaN(time)) return response ? new Date(time) : otherwise;
      const headers = new Headers(response.headers);
      headers.set(timeHeader, otherwise.toISOString());
      await cache.put(address, new Response(await response.blob(), { headers }));
      return otherwise;
    },
    async remove(address) {
      await (await open()).delete(address);
    },
  };
}
