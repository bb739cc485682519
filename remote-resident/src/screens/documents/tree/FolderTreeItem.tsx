import { Link } from '@hoa/portal';
import { ChevronRight, Folder, FolderOpen } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { PinMark } from '../PinMark.tsx';
import styles from './FolderTree.module.css';
import type { TreeRow } from './tree-rows.ts';

export interface FolderTreeItemProps {
  readonly row: TreeRow;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: () => void;
    readonly onToggle: () => void;
    readonly onOpen: () => void;
  };
}

/** One tree item: a link to its folder, with an arrow that only expands or collapses it. */
export function FolderTreeItem(props: FolderTreeItemProps) {
  const { row, href, isCurrent, isTabStop, handlers } = props;
  const Icon = isCurrent ? FolderOpen : Folder;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-toggle]')) {
      event.preventDefault();
      handlers.onToggle();
    } else handlers.onOpen();
  };
  return (
    <Link
      to={href}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? row.isExpanded : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-folder={row.id}
      draggable={false}
      className={styles.item}
      style={{ paddingInlineStart: `${(row.level - 1) * 0.875}rem` }}
      onClick={onClick}
      onFocus={handlers.onFocus}
      onKeyDown={handlers.onKeyDown}
    >
      <span className={styles.toggle} data-toggle={row.hasChildren ? '' : undefined}>
        {row.hasChildren && <ChevronRight aria-hidden="true" />}
      </span>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{row.name}</span>
      {row.isPinned && <PinMark />}
    </Link>
  );
}
