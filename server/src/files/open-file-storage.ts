import { fileURLToPath } from 'node:url';
import type { FileStorage } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';

/** Opens where files are kept, by `FILES_URL`. */
export async function openFileStorage(filesUrl: string): Promise<FileStorage> {
  if (new URL(filesUrl).protocol !== 'file:') {
    throw new Error(
      'FILES_URL is wrong: files can only be kept in a folder, at a file: address, yet.',
    );
  }
  return openFolderStorage(fileURLToPath(filesUrl));
}
