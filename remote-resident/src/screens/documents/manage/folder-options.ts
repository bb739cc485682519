import { compareNames, type Folder, folderPath, rootFolderId, withFoldersBelow } from '@hoa/domain';
import type { SelectOption } from '@hoa/ui';

/** Returns the folders to choose from, each with its path, except one folder and those below it. */
export function folderOptions(
  folders: readonly Folder[],
  topLevel: string,
  except?: string,
): SelectOption[] {
  const excluded = new Set(except === undefined ? [] : withFoldersBelow(folders, except));
  const options = folders
    .filter(({ id }) => !excluded.has(id))
    .map(({ id }) => ({
      value: id,
      label: folderPath(folders, id)
        .map(({ name }) => name)
        .join(' › '),
    }))
    .sort((a, b) => compareNames(a.label, b.label));
  return [{ value: rootFolderId, label: topLevel }, ...options];
}
