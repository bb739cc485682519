import { inPortalAddress } from '../kernel/in-portal-address.ts';
import { compareNames, comparing } from '../kernel/sorting.ts';
import type { Folder } from './document-schema.ts';

/** The id of the top of the tree, which is not a folder itself. */
export const rootFolderId = 'root';

/** Returns the id of the current version's content. */
export const contentId = ({ id, fileId }: { id: string; fileId?: string | undefined }) =>
  fileId ?? id;

const pinnedFirst = (a: { pinned: boolean }, b: { pinned: boolean }) =>
  Number(b.pinned) - Number(a.pinned);

/** Pinned first, then by name. */
export const compareFolders = comparing<Folder>(pinnedFirst, (a, b) =>
  compareNames(a.name, b.name),
);

export interface FolderNode {
  folder: Folder;
  children: FolderNode[];
}

/** The tree from the root down, in order; folders in a cycle or without a parent are left out. */
export function folderTree(folders: readonly Folder[]): FolderNode[] {
  const byParent = new Map<string, Folder[]>();
  for (const folder of folders) {
    const siblings = byParent.get(folder.parentId);
    if (siblings) siblings.push(folder);
    else byParent.set(folder.parentId, [folder]);
  }
  const seen = new Set([rootFolderId]);
  const nodesUnder = (parentId: string): FolderNode[] => {
    const nodes: FolderNode[] = [];
    for (const folder of (byParent.get(parentId) ?? []).toSorted(compareFolders)) {
      if (seen.has(folder.id)) continue;
      seen.add(folder.id);
      nodes.push({ folder, children: nodesUnder(folder.id) });
    }
    return nodes;
  };
  return nodesUnder(rootFolderId);
}

/** The ids of a folder and of all that are below it; one that is inside itself counts once. */
export function withFoldersBelow(folders: readonly Folder[], folderId: string): string[] {
  const found = new Set([folderId]);
  // Iterating a set includes the items that are added meanwhile.
  for (const id of found) {
    for (const folder of folders) if (folder.parentId === id) found.add(folder.id);
  }
  return [...found];
}

/** The folders from the top to this one, for a breadcrumb; empty at the root or for an unknown one. */
export function folderPath(folders: readonly Folder[], folderId: string): Folder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  const seen = new Set<string>();
  let folder = byId.get(folderId);
  while (folder && !seen.has(folder.id)) {
    seen.add(folder.id);
    path.unshift(folder);
    folder = byId.get(folder.parentId);
  }
  return path;
}

const rasterData = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * Checks the address of an attachment: a path of this portal, a blob of this page or a picture made of
 * pixels as data. Anything else answers undefined, and is shown as a name without a link.
 */
export function safeFileUrl(url: string | null | undefined, origin: string): string | undefined {
  if (!url) return undefined;
  if (rasterData.test(url) || isOwnBlob(url, origin)) return url;
  const path = inPortalAddress(url);
  return path === '/' ? undefined : path;
}

function isOwnBlob(url: string, origin: string): boolean {
  return url.startsWith(`blob:${origin}/`) && /^[\w-]+$/.test(url.slice(`blob:${origin}/`.length));
}
