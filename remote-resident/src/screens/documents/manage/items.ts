import type { DocumentFile, Folder } from '@hoa/domain';

/** A folder or a document of the list. */
export type Item =
  | { readonly kind: 'folder'; readonly record: Folder }
  | { readonly kind: 'document'; readonly record: DocumentFile };

/** Returns the input of a command that changes one folder or document. */
export function idsOf({ kind, record: { id } }: Item) {
  return {
    folderIds: kind === 'folder' ? [id] : [],
    documentIds: kind === 'document' ? [id] : [],
  };
}
