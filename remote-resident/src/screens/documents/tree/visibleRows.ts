import { type FolderNode, rootFolderId } from '@hoa/shared/domain';

/** One line of the tree as it stands: what ARIA asks of a tree whose lines are all siblings. */
export interface TreeRow {
  readonly id: string;
  readonly name: string;
  /** '' for the top. */
  readonly parentId: string;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

/** The lines in view, from the top down: the top itself, then what its expanded folders hold. */
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
      const place = { level: row.level + 1, position: index + 1, siblings: under.length };
      add({ id: folder.id, name: folder.name, parentId: row.id, ...place }, children);
    });
  };
  add({ id: rootFolderId, name: topName, parentId: '', level: 1, position: 1, siblings: 1 }, nodes);
  return rows;
}
