import type { Folder } from '@hoa/domain';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../messages.ts';
import { useFolderHref } from '../useFolderHref.ts';
import styles from './FolderTree.module.css';
import { FolderTreeItem } from './FolderTreeItem.tsx';
import { treeMove } from './tree-move.ts';
import { useTree } from './useTree.ts';

export interface FolderTreeProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
  /** Called when a folder is opened from the tree. */
  readonly onOpen: () => void;
}

/** All folders as an ARIA tree of links, with its keyboard navigation. */
export function FolderTree({ folders, folderId, onOpen }: FolderTreeProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  const list = useRef<HTMLDivElement>(null);
  const { rows, tabStop, setTabStop, setExpanded } = useTree(folders, folderId, text.title);
  const itemOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"]`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, tabStop);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') itemOf(move.id)?.focus();
    else if (move.kind === 'open') itemOf(move.id)?.click();
    else if (move.kind === 'expandSiblings') {
      const siblings = rows.filter(({ parentId }) => parentId === move.parentId);
      setExpanded(
        siblings.map(({ id }) => id),
        true,
      );
    } else setExpanded([move.id], move.kind === 'expand');
  };

  return (
    <div ref={list} role="tree" aria-label={text.folderTree} className={styles.tree}>
      {rows.map((row) => (
        <FolderTreeItem
          key={row.id}
          row={row}
          href={hrefOf(row.id)}
          isCurrent={row.id === folderId}
          isTabStop={row.id === tabStop}
          handlers={{
            onKeyDown,
            onFocus: () => setTabStop(row.id),
            onToggle: () => setExpanded([row.id], !row.isExpanded),
            onOpen,
          }}
        />
      ))}
    </div>
  );
}
