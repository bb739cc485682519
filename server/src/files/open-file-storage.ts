import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStorage } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { StoreAccess } from './s3-storage.ts';

/** The storage of files. */
export interface FileStorageConfiguration {
  /** `file:` with a folder, or `s3:` with a bucket. */
  readonly filesUrl: string;
  /** A second place to read files from while they are being moved. */
  readonly filesAlsoUrl?: string | undefined;
  /** Undefined if no place is an S3 store. */
  readonly filesAccess?: StoreAccess | undefined;
}

/** Opens the configured file storage. */
export async function openFileStorage({
  filesUrl,
  filesAlsoUrl,
  filesAccess,
}: FileStorageConfiguration): Promise<FileStorage> {
  const place = await openPlace(filesUrl, filesAccess);
  if (filesAlsoUrl === undefined) return place;
  return withFallback(place, await openPlace(filesAlsoUrl, filesAccess));
}

async function openPlace(address: string, access: StoreAccess | undefined): Promise<FileStorage> {
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol === 'file:') return openFolderStorage(fileURLToPath(address));
  if (!access) throw new Error('The store of files is not opened without its keys.');
  // Imported only if needed, since the S3 client is large.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage({
    bucket: hostname,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
    access,
    incoming: await ownFolder('portal-incoming'),
  });
}

/** Creates a folder for uploads on their way to a store, which other users of the machine can't read. */
async function ownFolder(name: string): Promise<string> {
  const uid = process.getuid?.();
  const folder = join(tmpdir(), uid === undefined ? name : `${name}-${uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const isOpen = uid !== undefined && (found.uid !== uid || (found.mode & 0o077) !== 0);
  if (!found.isDirectory() || isOpen) throw new Error(`${folder} belongs to somebody else.`);
  return folder;
}

/**
 * Combines two storages while files are being moved: new files go to `place`, and files that are not there yet are read
 * from `also`.
 */
export function withFallback(place: FileStorage, also: FileStorage): FileStorage {
  return {
    incoming: place.incoming,
    store: (key, path) => place.store(key, path),
    open: async (key) => (await place.open(key)) ?? also.open(key),
    async remove(key) {
      // In this order, so that a copy in progress is removed either here or by `moveFiles`.
      await also.remove(key);
      await place.remove(key);
    },
    async *storedBefore(moment) {
      const listed = new Set<string>();
      for (const one of [place, also]) {
        for await (const key of one.storedBefore(moment)) {
          const text = JSON.stringify([key.hoaId, key.id]);
          if (listed.has(text)) continue;
          listed.add(text);
          yield key;
        }
      }
    },
    async removeLeftovers(moment) {
      await place.removeLeftovers(moment);
      await also.removeLeftovers(moment);
    },
    isShared: place.isShared || also.isShared,
    isReady: async () => (await place.isReady()) && (await also.isReady()),
  };
}
