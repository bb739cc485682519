/**
 * A problem with the browser's storage to show to the person:
 * - `storage-damaged`: the stored changes could not be read; the samples are shown again.
 * - `storage-outdated`: changes in the format of an earlier version were deleted; the samples are shown again.
 * - `storage-forbidden`: the browser stores nothing; changes last until the page is closed.
 */
export type StorageNotice = 'storage-damaged' | 'storage-outdated' | 'storage-forbidden';
