import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey, FileStorage } from './file-storage.ts';

/**
 * Stores the content of a file unchanged and replaces any existing content; for files that come with their records,
 * such as from a backup.
 */
export async function importFile(
  storage: FileStorage,
  key: FileKey,
  bytes: Uint8Array,
): Promise<void> {
  const path = join(storage.incoming, randomUUID());
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    await storage.store(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
