import { type Folder, folderPath, folderTree, rootFolderId } from '@hoa/shared/domain';
import { useMemo, useState } from 'react';
import { type TreeRow, visibleRows } from './visibleRows.ts';

export interface TreeState {
  readonly rows: readonly TreeRow[];
  /** The one line that Tab reaches. */
  readonly tabStop: string;
  readonly setTabStop: (id: string) => void;
  readonly setExpanded: (ids: readonly string[], isExpanded: boolean) => void;
}

/** Which folders are expanded and where the keyboard is; the way to the folder shown is always open. */
export function useTree(folders: readonly Folder[], folderId: string, topName: string): TreeState {
  const wayTo = (id: string) => [rootFolderId, ...folderPath(folders, id).map((each) => each.id)];
  const [shownId, setShownId] = useState(folderId);
  const [expanded, setAllExpanded] = useState(() => new Set(wayTo(folderId)));
  const [lastFocused, setTabStop] = useState(folderId);
  if (shownId !== folderId) {
    setShownId(folderId);
    setTabStop(folderId);
    setAllExpanded(new Set([...expanded, ...wayTo(folderId)]));
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
