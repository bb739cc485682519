import { groupKey, personKey, residentsKey, tenureKey } from '../broadcasts/audience-keys.ts';
import { rootFolderId } from '../documents/document-rules.ts';
import type { FolderReaders, StoredFolder } from '../documents/document-schema.ts';
import { hasPermission } from '../people/has-permission.ts';
import type { Actor } from '../people/roles.ts';

/** How long what was deleted can be restored. */
export const trashDays = 30;

/**
 * Returns the folders that a person sees: those whose readers include them, as do the readers of all folders above.
 * Administrators with the permission for documents see all; others all but those for named people.
 * @param keys The keys that the person has (`actorKeys`).
 */
export function visibleFolders<F extends StoredFolder>(
  folders: readonly F[],
  actor: Pick<Actor, 'role' | 'permissions'>,
  keys: readonly string[],
): F[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const isReader = ({ kind, uids = [] }: FolderReaders) => {
    if (hasPermission(actor, 'documents') || kind === 'everyone') return true;
    if (kind === 'people') return uids.some((uid) => keys.includes(personKey(uid)));
    return actor.role === 'admin' || keys.includes(keysOfKinds[kind]);
  };
  const isVisible = (folder: F | undefined, below: readonly string[] = []): boolean => {
    if (!folder || folder.removedAt || below.includes(folder.id)) return false;
    if (folder.readers && !isReader(folder.readers)) return false;
    const { id, parentId } = folder;
    return parentId === rootFolderId || isVisible(byId.get(parentId), [...below, id]);
  };
  return folders.filter((folder) => isVisible(folder));
}

const keysOfKinds = {
  residents: residentsKey,
  owners: tenureKey('owner'),
  board: groupKey('board-members'),
} as const;
