import { endOfTime, type FileKey, type FileStorage } from './file-storage.ts';
import { relativePathOf } from './folder-storage.ts';

/** Rejects if there is a stored file that is not `expected`, as those of an earlier attempt are. */
export async function refuseStoredFiles(
  files: Pick<FileStorage, 'storedBefore'>,
  isExpected: (key: FileKey) => boolean,
): Promise<void> {
  for await (const key of files.storedBefore(endOfTime)) {
    if (isExpected(key)) continue;
    throw new Error(`Only an empty server takes it: there is the file ${relativePathOf(key)}.`);
  }
}
