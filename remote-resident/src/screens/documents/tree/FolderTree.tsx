import { type Folder, folderPath, folderTree, rootFolderId } from '@hoa/domain';
import { Link } from '@hoa/portal';
import { Button, Dialog, Icon, useMedia } from '@hoa/ui';
import {
  ChevronRight,
  Folder as FolderIcon,
  FolderOpen,
  FolderTree as FolderTreeIcon,
} from 'lucide';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { PinMark } from '../DocumentItem.tsx';
import { useText } from '../messages.ts';
import { useFolderHref } from '../useFolderHref.ts';
import styles from './FolderTree.module.css';
import { type TreeRow, treeMove, visibleRows } from './tree-rows.ts';

export interface FolderTreeProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
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

interface TreeState {
  readonly rows: readonly TreeRow[];
  /** The row that Tab reaches. */
  readonly tabStop: string;
  readonly setTabStop: (id: string) => void;
  readonly setExpanded: (ids: readonly string[], isExpanded: boolean) => void;
}

/** Expanded folders and the roving tab stop; the path to the open folder is always expanded. */
function useTree(folders: readonly Folder[], folderId: string, topName: string): TreeState {
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

interface FolderSidebarProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
}

/** The folder tree; if there is no space for it next to the files, in a dialog that closes on selection. */
export function FolderSidebar({ folders, folderId }: FolderSidebarProps) {
  const text = useText();
  const isNarrow = useMedia('(width < 60rem)');
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);
  const tree = <FolderTree folders={folders} folderId={folderId} onOpen={close} />;
  if (!isNarrow) return tree;
  return (
    <>
      <Button
        icon={<Icon icon={FolderTreeIcon} />}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onClick={() => setIsShown(true)}
      >
        {text.showTree}
      </Button>
      <Dialog size="sm" open={isShown} title={text.showTree} onClose={close}>
        {tree}
      </Dialog>
    </>
  );
}

interface FolderTreeItemProps {
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
function FolderTreeItem(props: FolderTreeItemProps) {
  const { row, href, isCurrent, isTabStop, handlers } = props;
  const icon = isCurrent ? FolderOpen : FolderIcon;
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
        {row.hasChildren && <Icon icon={ChevronRight} />}
      </span>
      <Icon icon={icon} className={styles.icon} />
      <span className={styles.name}>{row.name}</span>
      {row.isPinned && <PinMark />}
    </Link>
  );
}
