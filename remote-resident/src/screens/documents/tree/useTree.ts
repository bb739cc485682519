import { type Folder, folderPath, folderTree, rootFolderId } from '@hoa/domain';
import { useMemo, useState } from 'react';
import { type TreeRow, visibleRows } from './tree-rows.ts';

export interface TreeState {
  readonly rows: readonly TreeRow[];
  /** The row that Tab reaches. */
  readonly tabStop: string;
  readonly setTabStop: (id: string) => void;
  readonly setExpanded: (ids: readonly string[], isExpanded: boolean) => void;
}

/** Expanded folders and the roving tab stop; the path to the open folder is always expanded. */
export function useTree(folders: readonly Folder[], folderId: string, topName: string): TreeState {
  const pathTo = (id: string) => [rootFolderId, ...folderPath(folders, id).map((each) => each.id)];
  const [shownId, setShownId] = useState(folderId);
  const [expanded, setAllExpanded] = useState(() => new Set(pathTo(folderId)));
  const [lastFocused, setTabStop] = useState(folderId);
  if (shownId !== folderId) {
    setShownId(folderId);
    setTabStop(folderId);
    setAllExpanded(new Set([...expanded, ...pathTo(folderId)]));
  }
  const nodes = useMemo(() => folderTree(folders), [folders]);
  const rows = useMemo(() => visibleRows(topName, nodes, expanded), [topName, nodes, expanded]);
  const inView = [lastFocused, folderId].find((each) => rows.some(({ id }) => id === each));
  return {
    rows,
    tabStop: inView ?? rootFolderId,
    setTabStop,
    setExpanded(ids, isExpanded) {
      const next = new Set(expanded);
      for (const id of ids) {
        if (isExpanded) next.add(id);
        else next.delete(id);
      }
      setAllExpanded(next);
    },
  };
}
