import type { CollectionName } from '@hoa/shared/data';

/**
 * What a person is told about their browser's storage:
 * - `storage-damaged`: a collection could not be read; it was set aside and the samples stand again.
 * - `storage-newer`: it was written by a later version of the portal; likewise.
 * - `storage-forbidden`: the browser keeps nothing; changes last until the page is closed.
 */
export type StorageNotice =
  | { code: 'storage-damaged' | 'storage-newer'; collection: CollectionName; setAsideKey?: string }
  | { code: 'storage-forbidden' };

const texts: Record<StorageNotice['code'], string> = {
  'storage-damaged':
    "Some of this browser's saved data could not be read. It was set aside and the sample data is loaded again.",
  'storage-newer':
    "This browser's saved data comes from a later version of the portal. It was set aside and the sample data is loaded again.",
  'storage-forbidden':
    'This browser does not let the portal keep data. Changes last until the page is closed.',
};

/** The notice in English. */
export function noticeText({ code }: StorageNotice): string {
  return texts[code];
}
