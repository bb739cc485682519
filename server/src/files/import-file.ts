import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey, FileStorage } from './file-storage.ts';

/** Keeps the bytes of a file as they are, in place of any before: for what is founded or restored with its records. */
export async function importFile(
  storage: FileStorage,
  key: FileKey,
  bytes: Uint8Array,
): Promise<void> {
  const path = join(storage.incoming, randomUUID());
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    await storage.keep(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
