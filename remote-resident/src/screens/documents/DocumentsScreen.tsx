import { defaultPageSize, type Folder, rootFolderId } from '@hoa/domain';
import { useListPage, useListState } from '@hoa/parts';
import { Link, Page, useOperation, useUrlState } from '@hoa/portal';
import {
  Breadcrumb,
  Button,
  ErrorPanel,
  FilterBar,
  Icon,
  SearchField,
  SegmentedControl,
  Stack,
  useIsPhone,
} from '@hoa/ui';
import { LayoutGrid, List, SlidersHorizontal } from 'lucide';
import { Fragment, type ReactNode, useDeferredValue, useId, useState } from 'react';
import styles from './DocumentsScreen.module.css';
import { ContentsSkeleton, TreeSkeleton } from './DocumentsSkeleton.tsx';
import { FolderContents } from './FolderContents.tsx';
import { useText } from './messages.ts';
import { FolderSidebar } from './tree/FolderTree.tsx';
import { useDocumentTools } from './useDocumentTools.tsx';
import { useFolderHref } from './useFolderHref.ts';

/** Documents: the folder tree beside the contents of the folder in the URL. */
export function DocumentsScreen() {
  const text = useText();
  const [view, setView] = useUrlState({ folder: rootFolderId, view: 'list' });
  const { search, setSearch, page, setPage } = useListState();
  // Deferred, so that typing stays responsive.
  const wanted = useDeferredValue(search.trim());
  const isGrid = view.view === 'grid';
  const isPhone = useIsPhone();
  const folders = useOperation('documents.folders', {});
  const contents = useListPage(
    'documents.list',
    { folderId: view.folder, ...(wanted && { search: wanted }) },
    { page, pageSize: defaultPageSize },
  );
  const retry = () => {
    folders.refetch();
    contents.refetch();
  };
  const tree = folders.data ? (
    <FolderSidebar folders={folders.data} folderId={view.folder} />
  ) : folders.error ? (
    <ErrorPanel message={text.failedFolders} />
  ) : (
    <TreeSkeleton />
  );
  const searchField = (
    <SearchField
      value={search}
      // The full placeholder is too long for a phone.
      placeholder={
        isPhone ? text.searchShort : view.folder === rootFolderId ? text.searchAll : text.searchHint
      }
      onChange={setSearch}
    />
  );
  const viewControl = (
    <SegmentedControl
      key="view"
      label={text.view}
      options={[
        { value: 'list', label: text.list, icon: <Icon icon={List} /> },
        { value: 'grid', label: text.grid, icon: <Icon icon={LayoutGrid} /> },
      ]}
      value={isGrid ? 'grid' : 'list'}
      onChange={(next) => setView({ view: next })}
    />
  );
  const path = contents.data?.path ?? [];
  const tools = useDocumentTools(view.folder, path.at(-1)?.name);
  return (
    <Page title={text.title} actions={!isPhone && tools.buttons}>
      <div className={styles.layout}>
        {!isPhone && <div className={styles.side}>{tree}</div>}
        <Stack gap={4}>
          {isPhone ? (
            <>
              {/* Keyed by folder, so that the tools are collapsed after a change of folder. */}
              <PhoneTools
                key={view.folder}
                search={searchField}
                tools={[
                  <Fragment key="tree">{tree}</Fragment>,
                  viewControl,
                  <Fragment key="manage">{tools.buttons}</Fragment>,
                ]}
              />
              {path.length > 0 && <FolderBreadcrumb path={path} />}
            </>
          ) : (
            <>
              <FolderBreadcrumb path={path} />
              <FilterBar>
                {searchField}
                {viewControl}
              </FilterBar>
            </>
          )}
          {contents.data ? (
            <FolderContents
              contents={contents.data}
              folders={folders.data}
              folderId={view.folder}
              search={wanted}
              isGrid={isGrid}
              isBusy={contents.isFetching}
              page={contents.page}
              onPage={setPage}
              onSearch={setSearch}
            />
          ) : contents.error ? (
            <ErrorPanel message={text.failed} onRetry={retry} />
          ) : (
            <ContentsSkeleton isGrid={isGrid} />
          )}
        </Stack>
      </div>
      {tools.dialog}
    </Page>
  );
}

/** `path`: the folders from the top to the open one. */
function FolderBreadcrumb({ path }: { readonly path: readonly Folder[] }) {
  const text = useText();
  const hrefOf = useFolderHref();
  const current = path.at(-1);
  const ancestors = [{ id: rootFolderId, name: text.title }, ...path.slice(0, -1)];
  return (
    <Breadcrumb aria-label={text.folderPath}>
      {(current ? ancestors : []).map(({ id, name }) => (
        <Link key={id} to={hrefOf(id)}>
          {name}
        </Link>
      ))}
      <span aria-current="page">{current?.name ?? text.title}</span>
    </Breadcrumb>
  );
}

interface PhoneToolsProps {
  /** Always visible. */
  readonly search: ReactNode;
  /** Folded behind the button. */
  readonly tools: readonly ReactNode[];
}

/** The search, and one button that unfolds all other tools. */
function PhoneTools({ search, tools }: PhoneToolsProps) {
  const text = useText();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      <Button
        icon={<Icon icon={SlidersHorizontal} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={styles.button}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.tools}
      </Button>
      <div id={panelId} className={styles.tools}>
        {isOpen && tools}
      </div>
    </div>
  );
}
