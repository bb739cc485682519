import { compareFolders, folderPath, rootFolderId, withFoldersBelow } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';

const pageSize = 25;

/** An association has few folders, so one query reads them all. */
const maxFolders = 500;

export const listFolders: UseCase<'documents.folders'> = async ({ repositories }) => {
  const folders = await repositories.folders.find({
    orderBy: [['name', 'asc']],
    limit: maxFolders,
  });
  return folders.map(unversioned).sort(compareFolders);
};

/**
 * Lists the contents of a folder; with a search, the matches in it and in all folders below it. Folders are sorted by
 * name; files newest first, pinned ones before the others.
 */
export const listDocuments: UseCase<'documents.list'> = async (context, input) => {
  const { folderId = rootFolderId, search, ...page } = input;
  const { folders, files } = context.repositories;
  const all = await listFolders(context, {});
  const parentId = search?.trim() ? { in: withFoldersBelow(all, folderId) } : folderId;
  const where = { parentId, text: search };
  const [inFolder, listed] = await Promise.all([
    folders.find({ where, orderBy: [['name', 'asc']], limit: maxFolders }),
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
      unversioned,
    ),
  ]);
  return {
    ...listed,
    // Breaks the cycle of a folder that contains itself.
    folders: inFolder
      .filter(({ id }) => id !== folderId)
      .map(unversioned)
      .sort(compareFolders),
    path: folderPath(all, folderId),
  };
};

export const documentQueries = {
  'documents.folders': listFolders,
  'documents.list': listDocuments,
} satisfies UseCases;
