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

/** The effect of a key in a tree. */
type TreeMove =
  | { readonly kind: 'focus' | 'expand' | 'collapse' | 'open'; readonly id: string }
  | { readonly kind: 'expandSiblings'; readonly parentId: string };

/**
 * The keyboard navigation of the ARIA tree pattern: arrows, Home, End, Space to open, * to expand
 * siblings, letters to find a name. Undefined for other keys.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  focusedId: string,
): TreeMove | undefined {
  const index = rows.findIndex(({ id }) => id === focusedId);
  const row = rows[index];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      return row.isExpanded ? focus(rows[index + 1]) : { kind: 'expand', id: row.id };
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', id: row.id };
      return focus(rows.find(({ id }) => id === row.parentId));
    case ' ':
      return { kind: 'open', id: row.id };
    case '*':
      return { kind: 'expandSiblings', parentId: row.parentId };
    default:
      return [...key].length === 1 ? focus(named(key, rows, index)) : undefined;
  }
}

function focus(row: TreeRow | undefined): TreeMove | undefined {
  return row && { kind: 'focus', id: row.id };
}

/** The next row whose name starts with a letter, wrapping around the end. */
function named(letter: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const wanted = letter.toLocaleLowerCase();
  const inOrder = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return inOrder.find(({ name }) => name.toLocaleLowerCase().startsWith(wanted));
}
