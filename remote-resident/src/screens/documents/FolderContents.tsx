import { defaultPageSize, type Folder, rootFolderId } from '@hoa/domain';
import { Link, type Output, useUrlState } from '@hoa/portal';
import {
  Button,
  buttonClass,
  EmptyState,
  OnDemand,
  Pagination,
  partOnDemand,
  Stack,
  VisuallyHidden,
} from '@hoa/ui';
import { FolderOpen } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileItem, FolderItem } from './DocumentItem.tsx';
import { ItemSection } from './ItemSection.tsx';
import { useText } from './messages.ts';
import { useFolderHref } from './useFolderHref.ts';

const DocumentPreview = partOnDemand(() =>
  import('./preview/DocumentPreview.tsx').then((m) => m.DocumentPreview),
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
      icon={<FolderOpen />}
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
  if (folderId === rootFolderId) return <EmptyState icon={<FolderOpen />} title={text.none} />;
  const toRoot = (
    <Link to={hrefOf(rootFolderId)} className={buttonClass({})}>
      {text.allDocuments}
    </Link>
  );
  return (
    <EmptyState icon={<FolderOpen />} title={text.none} action={toRoot}>
      {!isKnown && text.unknownFolder}
    </EmptyState>
  );
}
