import type { OperationState, Output } from '@hoa/shared';
import { folderContents, rootFolderId } from '@hoa/shared/domain';
import { ErrorPanel, FilterBar, SearchField, SegmentedControl, Stack } from '@hoa/shared/ui';
import { LayoutGrid, List } from 'lucide-react';
import { useMemo } from 'react';
import styles from './DocumentsBody.module.css';
import { ContentsSkeleton, TreeSkeleton } from './DocumentsSkeleton.tsx';
import { FolderBreadcrumb } from './FolderBreadcrumb.tsx';
import { FolderContents } from './FolderContents.tsx';
import { useText } from './messages/index.ts';
import { FolderSidebar } from './tree/FolderSidebar.tsx';

export interface DocumentsBodyProps {
  readonly query: OperationState<Output<'documents.list'>>;
  readonly folderId: string;
  readonly search: string;
  readonly isGrid: boolean;
  readonly onSearch: (search: string) => void;
  readonly onView: (view: 'list' | 'grid') => void;
}

/** The tree of folders beside what the chosen one holds. */
export function DocumentsBody(props: DocumentsBodyProps) {
  const { query, folderId, search, isGrid, onSearch, onView } = props;
  const { data, error, refetch } = query;
  const text = useText();
  const contents = useMemo(
    () => data && folderContents(data, folderId, search),
    [data, folderId, search],
  );
  return (
    <div className={styles.layout}>
      <div className={styles.side}>{side()}</div>
      <Stack gap={4}>
        <FolderBreadcrumb folders={data?.folders ?? []} folderId={folderId} />
        <FilterBar>
          <SearchField value={search} placeholder={text.searchHint} onChange={onSearch} />
          <SegmentedControl
            label={text.view}
            options={[
              { value: 'list', label: text.list, icon: <List aria-hidden="true" /> },
              { value: 'grid', label: text.grid, icon: <LayoutGrid aria-hidden="true" /> },
            ]}
            value={isGrid ? 'grid' : 'list'}
            onChange={onView}
          />
        </FilterBar>
        {main()}
      </Stack>
    </div>
  );

  function side() {
    if (data) return <FolderSidebar folders={data.folders} folderId={folderId} />;
    if (error) return <ErrorPanel message={text.failedFolders} />;
    return <TreeSkeleton />;
  }

  function main() {
    if (data && contents) {
      const isKnown = folderId === rootFolderId || data.folders.some(({ id }) => id === folderId);
      return (
        <FolderContents
          contents={contents}
          folder={{ id: folderId, name: nameOf(folderId) ?? text.title, isKnown }}
          search={search}
          isGrid={isGrid}
          onSearch={onSearch}
        />
      );
    }
    if (error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    return <ContentsSkeleton />;
  }

  function nameOf(id: string) {
    return data?.folders.find((folder) => folder.id === id)?.name;
  }
}
