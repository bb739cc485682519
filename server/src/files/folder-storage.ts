import { createHash } from 'node:crypto';
import {
  access,
  chown,
  constants,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { PortalError } from '@hoa/api';
import {
  type FileKey,
  type FileStorage,
  isThumbnail,
  segmentOf,
  thumbnailOf,
} from './file-storage.ts';

const filesFolder = 'files';
const incomingFolder = 'incoming';

/** The disk counts as full below this many free bytes, which a few uploads and the log would use up. */
const minFreeBytes = 100_000_000;

/**
 * Returns the path of a file below the root folder. The second level is part of a hash of the id, so that no folder
 * gets too large.
 */
export function relativePathOf({ hoaId, id }: FileKey): string {
  const part = createHash('sha256').update(id).digest('hex').slice(0, 2);
  return [segmentOf(hoaId), part, segmentOf(id)].join('/');
}

/** Returns the key for such a path; undefined for any other path. */
export function keyOfPath(place: string): FileKey | undefined {
  const [hoa, part, id, ...rest] = place.split('/');
  if (!hoa || !part || !id || rest.length > 0) return undefined;
  return { hoaId: decodeURIComponent(hoa), id: decodeURIComponent(id) };
}

/** Opens file storage in a folder with a subfolder for each association. */
export async function openFolderStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, incomingFolder);
  const root = join(folder, filesFolder);
  const own = await ownershipOf(folder);
  await own.makeFolder(incoming);
  await own.makeFolder(root);

  const pathOf = (key: FileKey) => join(root, relativePathOf(key));

  return {
    incoming,
    async store(key, path) {
      const target = pathOf(key);
      await own.makeFolder(dirname(target));
      await own.give(path);
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    async open(key) {
      const path = pathOf(key);
      const size = await sizeOf(path);
      if (size === undefined) return undefined;
      return {
        size,
        async read(range) {
          const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
            throw error.code === 'ENOENT' ? new PortalError('not-found') : error;
          });
          return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
        },
      };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(thumbnailOf(key)), { force: true });
    },
    async *storedBefore(moment) {
      for await (const association of await opendir(root)) {
        const hoaId = decodeURIComponent(association.name);
        for await (const part of await opendir(join(root, association.name))) {
          for await (const file of await opendir(join(root, association.name, part.name))) {
            const key = { hoaId, id: decodeURIComponent(file.name) };
            if (!isThumbnail(key) && (await isOlder(pathOf(key), moment))) yield key;
          }
        }
      }
    },
    removeLeftovers: (moment) => removeOlder(incoming, moment),
    isShared: false,
    async isReady() {
      await Promise.all([incoming, root].map((each) => access(each, constants.W_OK)));
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= minFreeBytes;
    },
  };
}

/** Removes the files of a folder that were written before a time. */
export async function removeOlder(folder: string, moment: Date): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    if (await isOlder(path, moment)) await rm(path, { force: true });
  }
}

/**
 * Files and folders get the owner of the parent folder, so that the server can also read what a command run by root,
 * such as `restore`, has written.
 */
async function ownershipOf(folder: string) {
  await mkdir(folder, { recursive: true });
  const { uid, gid } = await stat(folder);
  const give = async (path: string) => {
    if (process.getuid?.() === 0) await chown(path, uid, gid);
  };
  return {
    give,
    async makeFolder(path: string): Promise<void> {
      const first = await mkdir(path, { recursive: true });
      if (first === undefined) return;
      for (let made = path; made.length >= first.length; made = dirname(made)) await give(made);
    },
  };
}

/** Calls fsync on a file, or on a folder to persist its entries. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns false for a file that was removed meanwhile. */
async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < moment.getTime();
}
