import type { CollectionName } from '@hoa/use-cases';

/**
 * A problem with the browser's storage to show to the person:
 * - `storage-damaged`: a collection could not be read; it was set aside and the samples are shown again.
 * - `storage-newer`: a later version of the portal wrote the collection; it was set aside, too.
 * - `storage-outdated`: changes in the format of an earlier version were deleted; the samples are shown again.
 * - `storage-forbidden`: the browser stores nothing; changes last until the page is closed.
 */
export type StorageNotice =
  | { code: 'storage-damaged' | 'storage-newer'; collection: CollectionName }
  | { code: 'storage-outdated' | 'storage-forbidden' };
