import { Link } from '@hoa/shared';
import { type DocumentFile, type Folder, rootFolderId } from '@hoa/shared/domain';
import { Button, buttonClass, EmptyState, Stack, VisuallyHidden } from '@hoa/shared/ui';
import { FolderOpen } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileItem } from './FileItem.tsx';
import { FolderItem } from './FolderItem.tsx';
import { ItemSection } from './ItemSection.tsx';
import { useText } from './messages/index.ts';
import { useFolderHref } from './useFolderHref.ts';

export interface FolderContentsProps {
  readonly contents: {
    readonly folders: readonly Folder[];
    readonly files: readonly DocumentFile[];
  };
  readonly folder: { readonly id: string; readonly name: string; readonly isKnown: boolean };
  readonly search: string;
  readonly isGrid: boolean;
  readonly onSearch: (search: string) => void;
}

/** The folders and files of one folder; takes the focus when the way here is gone from the page. */
export function FolderContents(props: FolderContentsProps) {
  const { contents, folder, search, isGrid, onSearch } = props;
  const text = useText();
  const hrefOf = useFolderHref();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(folder.id);
  const { folders, files } = contents;
  const found = folders.length + files.length;

  useEffect(() => {
    if (shownId.current === folder.id) return;
    shownId.current = folder.id;
    // A folder opened by its card takes the card away; one opened in the tree keeps its place there.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [folder.id]);

  return (
    <Stack as="section" gap={6} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="visually-hidden">
        {text.contentsOf({ folder: folder.name })}
      </h2>
      <VisuallyHidden role="status">{search && text.found({ n: found })}</VisuallyHidden>
      {found === 0 && none()}
      <ItemSection
        title={text.folders}
        isGrid={isGrid}
        items={folders}
        renderItem={(item) => <FolderItem folder={item} isTile={isGrid} />}
      />
      <ItemSection
        title={text.files}
        isGrid={isGrid}
        items={files}
        renderItem={(item) => <FileItem file={item} isTile={isGrid} />}
      />
    </Stack>
  );

  function none() {
    if (search) {
      return (
        <EmptyState
          icon={<FolderOpen />}
          title={text.none}
          action={<Button onClick={() => onSearch('')}>{text.showAll}</Button>}
        >
          {text.noneFound({ search })}
        </EmptyState>
      );
    }
    const up = folder.id !== rootFolderId && (
      <Link to={hrefOf(rootFolderId)} className={buttonClass({})}>
        {text.allDocuments}
      </Link>
    );
    return (
      <EmptyState icon={<FolderOpen />} title={text.none} action={up}>
        {!folder.isKnown && text.unknownFolder}
      </EmptyState>
    );
  }
}
