import type { CollectionName } from '@hoa/use-cases';

/**
 * What a person is told about their browser's storage:
 * - `storage-damaged`: a collection could not be read; it was set aside and the samples are shown
 * again.
 * - `storage-newer`: it was written by a later version of the portal; likewise.
 * - `storage-forbidden`: the browser keeps nothing; changes last until the page is closed.
 */
export type StorageNotice =
  | { code: 'storage-damaged' | 'storage-newer'; collection: CollectionName }
  | { code: 'storage-forbidden' };
