import { Link } from '@hoa/shared';
import { type Folder, folderPath, rootFolderId } from '@hoa/shared/domain';
import { Breadcrumb } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import { useFolderHref } from './useFolderHref.ts';

export interface FolderBreadcrumbProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
}

/** The way from Documents down to the folder shown. */
export function FolderBreadcrumb({ folders, folderId }: FolderBreadcrumbProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  const path = folderPath(folders, folderId);
  const here = path.at(-1);
  const steps = [{ id: rootFolderId, name: text.title }, ...path.slice(0, -1)];
  return (
    <Breadcrumb aria-label={text.folderPath}>
      {(here ? steps : []).map(({ id, name }) => (
        <Link key={id} to={hrefOf(id)}>
          {name}
        </Link>
      ))}
      <span aria-current="page">{here?.name ?? text.title}</span>
    </Breadcrumb>
  );
}
