import type { TreeRow } from './visibleRows.ts';

/** What a key does in a tree. */
export type TreeMove =
  | { readonly kind: 'focus' | 'expand' | 'collapse' | 'open'; readonly id: string }
  | { readonly kind: 'expandSiblings'; readonly parentId: string };

/**
 * The tree pattern of the ARIA practices: up and down, right into and left out of a folder, Home, End,
 * Space to open, * to expand siblings, letters to find a name. Undefined for keys that mean nothing here.
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

/** The next line that begins with a letter, around the end if need be. */
function named(letter: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const wanted = letter.toLocaleLowerCase();
  const inOrder = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return inOrder.find(({ name }) => name.toLocaleLowerCase().startsWith(wanted));
}
