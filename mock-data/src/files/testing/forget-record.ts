import { sampleCollections } from '../../collections.ts';
import { sampleAssociation } from '../../sample-association.ts';
import { createBrowserUnitOfWork } from '../../storage/browser-unit-of-work.ts';
import type { ChangeStores } from '../../storage/change-store.ts';
import { testNow } from '../../testing/open-gateway.ts';

/** Deletes the record of an upload, since former releases stored none. */
export async function forgetRecord(stores: ChangeStores, fileId: string): Promise<void> {
  const unitOfWork = createBrowserUnitOfWork({
    collections: sampleCollections(),
    ...stores,
    now: () => testNow,
    onNotice: () => undefined,
  });
  await unitOfWork.write(sampleAssociation(), async ({ repositories }) => {
    repositories.storedFiles.remove(fileId);
  });
}
