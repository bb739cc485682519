import { compareFolders, folderPath, rootFolderId, withFoldersBelow } from '@hoa/domain';
import { listPage } from '../list-page.ts';
import { unversioned } from '../unversioned.ts';
import type { UseCase, UseCases } from '../use-case.ts';

const pageSize = 25;

/** An association has few folders, so all of them are read at once. */
const mostFolders = 500;

export const listFolders: UseCase<'documents.folders'> = async ({ repositories }) => {
  const folders = await repositories.folders.find({
    orderBy: [['name', 'asc']],
    limit: mostFolders,
  });
  return folders.map(unversioned).sort(compareFolders);
};

/**
 * What a folder holds, or with a search what it and the folders below it hold: folders by name, files newest first,
 * pinned ones before others.
 */
export const listDocuments: UseCase<'documents.list'> = async (context, input) => {
  const { folderId = rootFolderId, search, ...page } = input;
  const { folders, files } = context.repositories;
  const all = await listFolders(context, {});
  const parentId = search?.trim() ? { in: withFoldersBelow(all, folderId) } : folderId;
  const where = { parentId, text: search };
  const [inFolder, listed] = await Promise.all([
    folders.find({ where, orderBy: [['name', 'asc']], limit: mostFolders }),
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
    // Stops at a folder that is inside itself.
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
