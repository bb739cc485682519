import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type FileKey, type FileStorage, isThumbnail, thumbnailOf } from './file-storage.ts';

const filesFolder = 'files';
const incomingFolder = 'incoming';

/** Files in a folder, one folder for each association. */
export async function openFolderStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, incomingFolder);
  const root = join(folder, filesFolder);
  await mkdir(incoming, { recursive: true });
  await mkdir(root, { recursive: true });

  /** No folder gets too large: the first level is by a part of the id's hash. */
  function pathOf({ hoaId, id }: FileKey): string {
    const part = createHash('sha256').update(id).digest('hex').slice(0, 2);
    return join(root, segmentOf(hoaId), part, segmentOf(id));
  }

  return {
    incoming,
    async keep(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
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
        read: (range) =>
          Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>,
      };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(thumbnailOf(key)), { force: true });
    },
    async *keptBefore(moment) {
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
    async removeLeftovers(moment) {
      for await (const { name } of await opendir(incoming)) {
        const path = join(incoming, name);
        if (await isOlder(path, moment)) await rm(path, { force: true });
      }
    },
  };
}

/** A name for one folder or file, whatever the text. */
function segmentOf(text: string): string {
  const segment = encodeURIComponent(text);
  if (segment === '' || segment.startsWith('.')) throw new Error(`Not a key of a file: ${text}`);
  return segment;
}

/** What was written is on the disk, or the names in a folder are. */
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

/** Not of a file that is gone by now. */
async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < moment.getTime();
}
