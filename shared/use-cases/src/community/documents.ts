import { PortalError } from '@hoa/api';
import { compareFolders, folderPath, isVisible, rootFolderId } from '@hoa/domain';
import { listPage } from '../list-page.ts';
import { unversioned } from '../unversioned.ts';
import type { UseCase, UseCaseContext, UseCases } from '../use-case.ts';
import { ownKeys } from './own-keys.ts';
import type { StoredFile } from './records.ts';

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

/** What a folder holds: folders by name, files newest first, pinned ones before others. */
export const listDocuments: UseCase<'documents.list'> = async (context, input) => {
  const { folderId = rootFolderId, search, ...page } = input;
  const { folders, files } = context.repositories;
  const where = { parentId: folderId, text: search };
  const [all, inFolder, listed] = await Promise.all([
    listFolders(context, {}),
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

/** A file's name and type, if the actor may read the record it belongs to. */
export const getFile: UseCase<'files.get'> = async (context, { fileId }) => {
  const file = await context.repositories.storedFiles.get(fileId);
  if (!file || !(await mayRead(context, file))) throw new PortalError('not-found');
  const { name, mimeType } = file;
  return { name, mimeType };
};

/** At most two statements. */
async function mayRead(context: UseCaseContext, { ownerKind, ownerId }: StoredFile) {
  const { actor, association, now, repositories } = context;
  switch (ownerKind) {
    case 'document':
      return (await repositories.files.get(ownerId)) !== undefined;
    case 'news': {
      const item = await repositories.news.get(ownerId);
      if (!item || actor.role === 'admin') return item !== undefined;
      return item.published && isVisible(item, now, association.timeZone);
    }
    case 'topicUpdate':
      return (await repositories.topicUpdates.get(ownerId)) !== undefined;
    case 'thread': {
      const thread = await repositories.threads.get(ownerId);
      const keys = thread && (await ownKeys(context));
      return thread?.readers.some((key) => keys?.includes(key)) ?? false;
    }
  }
}

export const documentQueries = {
  'documents.folders': listFolders,
  'documents.list': listDocuments,
  'files.get': getFile,
} satisfies UseCases;
