import { defaultHoaId } from '@hoa/domain';
import type { FilesPlace } from './configuration.ts';
import { foundDemo } from './database/found-demo.ts';
import { recordChanges } from './events/record-changes.ts';
import { importFile } from './files/import-file.ts';
import { openFileStorage } from './files/open-file-storage.ts';

export interface FoundOptions extends FilesPlace {
  /** Of the role that owns the schema. */
  readonly ownerUrl: string;
}

/** Founds the demo association with its files where there is no association yet; answers whether it did. */
export async function found({ ownerUrl, ...place }: FoundOptions): Promise<boolean> {
  const storage = await openFileStorage(place);
  const now = new Date();
  return foundDemo({
    ownerUrl,
    now,
    keepFile: async ({ id, read }) =>
      importFile(storage, { hoaId: defaultHoaId, id }, await read()),
    beforeCommit: [recordChanges({ now: () => now })],
  });
}
