import { defaultHoaId } from '@hoa/domain';
import { insertDemo } from './database/insert-demo.ts';
import { recordChanges } from './events/record-changes.ts';
import { type FileStorageConfiguration, openFileStorage } from './files/open-file-storage.ts';
import { importFile } from './files/receive-file.ts';

export interface CreateDemoOptions extends FileStorageConfiguration {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
}

/** Creates the demo association with its files if the database has no association. Returns true if it did. */
export async function createDemo({ ownerUrl, ...place }: CreateDemoOptions): Promise<boolean> {
  const storage = await openFileStorage(place);
  const now = new Date();
  return insertDemo({
    ownerUrl,
    now,
    storeFile: async ({ id, read }) =>
      importFile(storage, { hoaId: defaultHoaId, id }, await read()),
    beforeCommit: [recordChanges({ now: () => now })],
  });
}
