import { PortalError } from '@hoa/api';
import { uploadProgressSteps } from '@hoa/domain';
import type { FileStore, KeepOptions } from '@hoa/use-cases';
import { wait } from '../wait.ts';

export interface UploadStoreOptions {
  /** The browser's cache storage; without it (plain http) files last as long as the page. */
  readonly caches?: CacheStorage | undefined;
  readonly newId: () => string;
  /** Asked at each step: an upload fails where the connection does. */
  readonly isOffline: () => boolean;
  /** How long each step of the simulated progress takes. */
  readonly stepMs: number;
}

const cacheName = 'hoa-uploads';
/** The oldest files are removed for newer ones. */
const mostFiles = 200;
const nameHeader = 'x-file-name';

/**
 * Uploaded files in this browser, where a reload and other tabs find them: there is no server to upload to.
 * The upload is simulated, in the specified steps. Files are stored under `/{folder}/{id}`.
 */
export function createUploadStore(options: UploadStoreOptions): FileStore {
  const { caches, newId, isOffline, stepMs } = options;
  const kept = caches ? inCaches(caches) : inMemory();

  async function put(folder: string, file: File, { onProgress, signal }: KeepOptions = {}) {
    const id = newId();
    const last = uploadProgressSteps.at(-1);
    for (const percent of uploadProgressSteps) {
      await wait(stepMs, signal);
      if (isOffline()) throw new PortalError('network');
      if (percent === last) await kept.put(`/${folder}/${encodeURIComponent(id)}`, file);
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
  };
}

/** Files by their address. */
interface KeptFiles {
  addresses(): Promise<string[]>;
  put(address: string, file: File): Promise<void>;
  get(address: string): Promise<File | undefined>;
  remove(address: string): Promise<void>;
}

function inMemory(): KeptFiles {
  const files = new Map<string, File>();
  return {
    addresses: async () => [...files.keys()],
    put: async (address, file) => void files.set(address, file),
    get: async (address) => files.get(address),
    remove: async (address) => void files.delete(address),
  };
}

function inCaches(caches: CacheStorage): KeptFiles {
  const open = () => caches.open(cacheName);
  return {
    async addresses() {
      return (await (await open()).keys()).map(({ url }) => new URL(url, 'http://x').pathname);
    },
    async put(address, file) {
      try {
        const cache = await open();
        const all = await cache.keys();
        const tooMany = all.slice(0, Math.max(0, all.length + 1 - mostFiles));
        await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
        const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) };
        await cache.put(address, new Response(file, { headers }));
      } catch (error) {
        const isFull = error instanceof Error && error.name === 'QuotaExceededError';
        throw isFull ? new PortalError('storage-full') : error;
      }
    },
    async get(address) {
      const response = await (await open()).match(address);
      if (!response) return undefined;
      // Earlier releases kept files without their name.
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? 'file');
      const content = await response.blob();
      return new File([content], name, { type: content.type });
    },
    async remove(address) {
      await (await open()).delete(address);
    },
  };
}
