import { PortalError } from '@hoa/api';
import { rootFolderId, type StoredFolder, visibleFolders } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { ownKeys } from '../people/shown-people.ts';
import type { Versioned } from '../ports/repository.ts';

/** An association has few folders, so one query reads them all. */
export const maxFolders = 500;

/** Returns the folders that the actor sees, by name; at most three statements. */
export async function foldersOf(context: UseCaseContext): Promise<Versioned<StoredFolder>[]> {
  const all = await context.repositories.folders.find({
    where: { removedAt: { isMissing: true } },
    orderBy: [['name', 'asc']],
    limit: maxFolders,
  });
  const keys = all.some(({ readers }) => readers) ? await ownKeys(context) : [];
  return visibleFolders(all, context.actor, keys);
}

/** Rejects with `not-found` unless the folder is the top or one of these. */
export function assertFolder(folders: readonly StoredFolder[], folderId: string): void {
  if (folderId === rootFolderId || folders.some(({ id }) => id === folderId)) return;
  throw new PortalError('not-found');
}
