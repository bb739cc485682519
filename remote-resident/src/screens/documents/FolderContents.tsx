import { defaultPageSize, type Folder, rootFolderId } from '@hoa/domain';
import { Link, type Output, useUrlState } from '@hoa/portal';
import {
  Button,
  buttonClass,
  EmptyState,
  Icon,
  OnDemand,
  Pagination,
  partOnDemand,
  Stack,
  VirtualList,
  VisuallyHidden,
} from '@hoa/ui';
import { FolderOpen } from 'lucide';
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FileItem, FolderItem } from './DocumentItem.tsx';
import styles from './DocumentsScreen.module.css';
import { useText } from './messages.ts';
import { useFolderHref } from './useFolderHref.ts';

const DocumentPreview = partOnDemand(() =>
  import('./DocumentPreview.tsx').then((m) => m.DocumentPreview),
);

const minFolderPx = 220;
const minFilePx = 190;
const minFileColumns = 2;

export interface FolderContentsProps {
  /** The folder's subfolders and one page of its files. */
  readonly contents: Output<'documents.list'>;
  /** All folders, once they are known. */
  readonly folders: readonly Folder[] | undefined;
  readonly folderId: string;
  readonly search: string;
  readonly isGrid: boolean;
  readonly isBusy: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onSearch: (search: string) => void;
}

/** The folders and files of one folder. Search results include those in subfolders, each with its location. */
export function FolderContents(props: FolderContentsProps) {
  const { contents, folderId, search, isGrid, isBusy, page, onPage, onSearch } = props;
  const text = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { folders, items: files, total, path } = contents;
  const found = search ? props.folders : undefined;
  // Undefined for the root and for an unknown id.
  const folder = path.at(-1);
  const shownId = useRef(folderId);
  const count = folders.length + total;
  const [{ open }, setView] = useUrlState({ open: '' });
  const opened = files.find(({ id }) => id === open);
  const close = () => setView({ open: '' });

  useEffect(() => {
    // The previous folder's contents are shown until these have loaded.
    if (isBusy || shownId.current === folderId) return;
    shownId.current = folderId;
    // A focused folder card is removed with the previous contents; a link in the tree keeps the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [folderId, isBusy]);

  return (
    <Stack as="section" gap={6} aria-labelledby={headingId} aria-busy={isBusy}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="visually-hidden">
        {text.contentsOf({ folder: folder?.name ?? text.title })}
      </h2>
      <VisuallyHidden role="status">{search && text.found({ n: count })}</VisuallyHidden>
      {count === 0 && search && <NoMatches search={search} onShowAll={() => onSearch('')} />}
      {count === 0 && !search && <EmptyFolder folderId={folderId} isKnown={folder !== undefined} />}
      <ItemSection
        title={text.folders}
        minTilePx={found ? undefined : minFolderPx}
        items={folders}
        renderItem={(item) => <FolderItem folder={item} found={found} />}
      />
      <ItemSection
        title={text.files}
        minTilePx={isGrid ? minFilePx : undefined}
        minColumns={minFileColumns}
        items={files}
        renderItem={(item) => (
          <FileItem
            file={item}
            isTile={isGrid}
            found={found}
            onOpen={(id) => setView({ open: id })}
          />
        )}
      />
      <Pagination page={page} total={total} pageSize={defaultPageSize} onChange={onPage} />
      {opened && (
        <OnDemand what={opened.name} onClose={close}>
          <DocumentPreview
            file={opened}
            files={files}
            onShow={(id) => setView({ open: id }, { replace: true })}
            onClose={close}
          />
        </OnDemand>
      )}
    </Stack>
  );
}

interface NoMatchesProps {
  readonly search: string;
  readonly onShowAll: () => void;
}

function NoMatches({ search, onShowAll }: NoMatchesProps) {
  const text = useText();
  return (
    <EmptyState
      icon={<Icon icon={FolderOpen} />}
      title={text.none}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.noneFound({ search })}
    </EmptyState>
  );
}

interface EmptyFolderProps {
  readonly folderId: string;
  readonly isKnown: boolean;
}

function EmptyFolder({ folderId, isKnown }: EmptyFolderProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  if (folderId === rootFolderId)
    return <EmptyState icon={<Icon icon={FolderOpen} />} title={text.none} />;
  const toRoot = (
    <Link to={hrefOf(rootFolderId)} className={buttonClass({})}>
      {text.allDocuments}
    </Link>
  );
  return (
    <EmptyState icon={<Icon icon={FolderOpen} />} title={text.none} action={toRoot}>
      {!isKnown && text.unknownFolder}
    </EmptyState>
  );
}

interface ItemsProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
}

interface ItemSectionProps<Item extends { readonly id: string }> extends ItemsProps<Item> {
  readonly title: string;
  /** The minimum width of a grid tile; undefined for a list. */
  readonly minTilePx: number | undefined;
  /** The minimum number of columns of a grid, 1 by default. */
  readonly minColumns?: number;
}

/** Folders or files under a heading, as a list or a grid; renders nothing when there are none. */
function ItemSection<Item extends { readonly id: string }>(props: ItemSectionProps<Item>) {
  const { title, items, minTilePx, minColumns = 1, renderItem } = props;
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      {minTilePx ? (
        <ItemGrid
          labelledBy={headingId}
          items={items}
          renderItem={renderItem}
          minTilePx={minTilePx}
          minColumns={minColumns}
        />
      ) : (
        <ItemList labelledBy={headingId} items={items} renderItem={renderItem} />
      )}
    </Stack>
  );
}

interface LabelledItemsProps<Item extends { readonly id: string }> extends ItemsProps<Item> {
  readonly labelledBy: string;
}

const estimatedRowPx = 64;

function ItemList<Item extends { readonly id: string }>(props: LabelledItemsProps<Item>) {
  const { labelledBy, items, renderItem } = props;
  return (
    <VirtualList
      aria-labelledby={labelledBy}
      items={items}
      itemId={({ id }) => id}
      estimate={estimatedRowPx}
      renderItem={renderItem}
    />
  );
}

const gapPx = 12;
const estimatedTilePx = 150;

/** Tiles in virtual rows, so that thousands of items render only the rows near the viewport. */
function ItemGrid<Item extends { readonly id: string }>(
  props: LabelledItemsProps<Item> & { readonly minTilePx: number; readonly minColumns: number },
) {
  const { labelledBy, items, renderItem, minTilePx, minColumns } = props;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const rows = useMemo(() => inRows(items, columns), [items, columns]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setColumns(Math.max(minColumns, columnsIn(element.clientWidth, minTilePx)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minTilePx, minColumns]);

  return (
    <div ref={box}>
      <VirtualList
        aria-labelledby={labelledBy}
        items={rows}
        itemId={(row) => row[0]?.id ?? ''}
        estimate={estimatedTilePx}
        renderItem={(row) => (
          <ul
            className={styles.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map((item) => (
              <li key={item.id}>{renderItem(item)}</li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

function columnsIn(widthPx: number, minTilePx: number): number {
  return Math.floor((widthPx + gapPx) / (minTilePx + gapPx));
}
