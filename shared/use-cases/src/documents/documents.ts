import { PortalError } from '@hoa/api';
import {
  compareFolders,
  type DocumentFile,
  type DocumentVersion,
  type Folder,
  folderPath,
  hasPermission,
  mayManageDocuments,
  rootFolderId,
  type StoredDocument,
  type StoredFolder,
  withFoldersBelow,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import { foldersOf, maxFolders } from './visible-folders.ts';

const pageSize = 25;

const listFolders: UseCase<'documents.folders'> = async (context) =>
  (await foldersOf(context)).map(shownFolder(context)).sort(compareFolders);

/**
 * Lists the contents of a folder; with a search, the matches in it and in all folders below it. Folders are sorted by
 * name; files newest first, pinned ones before the others.
 */
const listDocuments: UseCase<'documents.list'> = async (context, input) => {
  const { folderId = rootFolderId, search, ...page } = input;
  const { folders, files } = context.repositories;
  const visible = (await foldersOf(context)).map(shownFolder(context)).sort(compareFolders);
  const isVisible = new Set([rootFolderId, ...visible.map(({ id }) => id)]);
  const below = search?.trim() ? withFoldersBelow(visible, folderId) : [folderId];
  const where = {
    parentId: { in: below.filter((id) => isVisible.has(id)) },
    text: search,
    removedAt: { isMissing: true },
  };
  const [inFolder, listed] = await Promise.all([
    folders.find({ where, limit: maxFolders }),
    listPage(
      files,
      {
        where,
        orderBy: [
          ['pinned', 'desc'],
          ['modifiedTime', 'desc'],
        ],
      },
      page,
      pageSize,
      shownDocument,
    ),
  ]);
  const found = new Set(inFolder.map(({ id }) => id));
  return {
    ...listed,
    // Breaks the cycle of a folder that contains itself.
    folders: visible.filter(({ id }) => found.has(id) && id !== folderId),
    path: folderPath(visible, folderId),
  };
};

/** The maximum number of documents in the trash to list. */
const maxRemoved = 500;

const listTrash: UseCase<'documents.trash'> = async (context) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { folders, files } = context.repositories;
  const query = {
    where: { removedAt: { isMissing: false } },
    orderBy: [['removedAt', 'desc']],
    limit: maxRemoved,
  } as const;
  const [removedFolders, removedFiles] = await Promise.all([
    folders.find(query),
    files.find(query),
  ]);
  return {
    folders: removedFolders.map((folder) => ({
      ...shownFolder(context)(folder),
      removedAt: folder.removedAt ?? '',
    })),
    documents: removedFiles.map((file) => ({
      ...shownDocument(file),
      removedAt: file.removedAt ?? '',
    })),
  };
};

const listVersions: UseCase<'documents.versions'> = async (context, { documentId }) => {
  const document = await context.repositories.files.get(documentId);
  if (!document || !(await seesDocument(context, document))) throw new PortalError('not-found');
  return versionsOf(document).toReversed();
};

/** Returns all versions, oldest first; a document that has only one does not store it. */
export function versionsOf(document: StoredDocument): DocumentVersion[] {
  const { id, name, size, mimeType, modifiedTime: at, versions } = document;
  return versions ?? [{ number: 1, fileId: id, name, size, mimeType, at }];
}

/** Returns true if the actor sees the folder of a document; those who manage documents also see the trash. */
export async function seesDocument(
  context: UseCaseContext,
  { parentId, removedAt }: StoredDocument,
): Promise<boolean> {
  if (hasPermission(context.actor, 'documents')) return true;
  if (removedAt) return false;
  return parentId === rootFolderId || (await foldersOf(context)).some(({ id }) => id === parentId);
}

/** Returns a function that returns a folder as the actor sees it: its readers are for those who manage documents. */
export function shownFolder({ actor }: Pick<UseCaseContext, 'actor'>) {
  const isManager = hasPermission(actor, 'documents');
  return ({ id, name, parentId, pinned, modifiedTime, readers }: StoredFolder): Folder => ({
    ...{ id, name, parentId, pinned, modifiedTime },
    ...(isManager && readers && { readers }),
  });
}

/** Returns a document as it is listed, without its earlier versions. */
export function shownDocument({
  version: _,
  versions: __,
  removedAt: ___,
  ...document
}: Versioned<StoredDocument>): DocumentFile {
  return document;
}

export const documentQueries = {
  'documents.folders': listFolders,
  'documents.list': listDocuments,
  'documents.trash': listTrash,
  'documents.versions': listVersions,
} satisfies UseCases;
