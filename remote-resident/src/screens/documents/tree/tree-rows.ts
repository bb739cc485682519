import { type FolderNode, rootFolderId } from '@hoa/domain';

/** One visible row of the tree, with what ARIA needs when all rows are DOM siblings. */
export interface TreeRow {
  readonly id: string;
  readonly name: string;
  /** '' for the root. */
  readonly parentId: string;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  readonly isPinned: boolean;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

/** The visible rows: the root, then the children of each expanded folder. */
export function visibleRows(
  topName: string,
  nodes: readonly FolderNode[],
  expanded: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (row: Omit<TreeRow, 'hasChildren' | 'isExpanded'>, under: readonly FolderNode[]) => {
    const hasChildren = under.length > 0;
    const isExpanded = hasChildren && expanded.has(row.id);
    rows.push({ ...row, hasChildren, isExpanded });
    if (!isExpanded) return;
    under.forEach(({ folder, children }, index) => {
      const { id, name, pinned: isPinned } = folder;
      const place = { level: row.level + 1, position: index + 1, siblings: under.length };
      add({ id, name, isPinned, parentId: row.id, ...place }, children);
    });
  };
  const top = { id: rootFolderId, name: topName, isPinned: false, parentId: '' };
  add({ ...top, level: 1, position: 1, siblings: 1 }, nodes);
  return rows;
}
