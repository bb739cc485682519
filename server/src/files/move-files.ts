import { endOfTime, type FileKey, type FileStorage } from './file-storage.ts';
import { checksumOf, importFile } from './receive-file.ts';
import { reasonOf } from './s3-storage.ts';

export interface MoveOptions {
  readonly from: FileStorage;
  readonly to: FileStorage;
  readonly say: (line: string) => void;
}

export interface MovedFiles {
  readonly copied: number;
  /** Files that were already there with the same checksum. */
  readonly known: number;
  /** Files that were removed during the move. */
  readonly gone: number;
  readonly failed: number;
}

/** The number of files copied in parallel, since most of the time is spent waiting for the store. */
const atOnce = 8;
/** The number of files between two progress messages. */
const sayEach = 1000;

/**
 * Copies every file to the other storage and reads it back to compare checksums, while the server is in use. Removes
 * nothing from the source, so that its readers are not interrupted. Can be run again to continue.
 */
export async function moveFiles({ from, to, say }: MoveOptions): Promise<MovedFiles> {
  const moved = { copied: 0, known: 0, gone: 0, failed: 0 };
  const keys = from.storedBefore(endOfTime)[Symbol.asyncIterator]();
  let seen = 0;
  async function takeEach(): Promise<void> {
    for (;;) {
      const { value: key, done } = await keys.next();
      if (done) return;
      try {
        moved[await moveFile(from, to, key)] += 1;
      } catch (error) {
        moved.failed += 1;
        say(`${key.hoaId}/${key.id} is not copied: ${reasonOf(error)}`);
      }
      seen += 1;
      if (seen % sayEach === 0) say(`${seen} files looked at, ${moved.copied} copied.`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeEach));
  return moved;
}

async function moveFile(
  from: FileStorage,
  to: FileStorage,
  key: FileKey,
): Promise<'copied' | 'known' | 'gone'> {
  const copied = await copyFile(from, to, key).catch((error: unknown) => ({ error }));
  if (await from.open(key)) {
    if (typeof copied === 'object') throw copied.error;
    return copied;
  }
  // The file was removed while it was copied, so the copy must be removed too.
  if (copied !== 'known') await to.remove(key);
  return 'gone';
}

async function copyFile(
  from: FileStorage,
  to: FileStorage,
  key: FileKey,
): Promise<'copied' | 'known'> {
  const found = await from.open(key);
  if (!found) throw new Error('it is gone.');
  const bytes = new Uint8Array(await new Response(await found.read()).arrayBuffer());
  const sha256 = await checksumOf([bytes]);
  const there = await to.open(key);
  if (there && there.size === bytes.length && there.sha256 === sha256) return 'known';
  await importFile(to, key, bytes);
  const back = await to.open(key);
  if (!back) throw new Error('it is not there after it was copied.');
  if ((await checksumOf(await back.read())) !== sha256) throw new Error('it came back changed.');
  return 'copied';
}
