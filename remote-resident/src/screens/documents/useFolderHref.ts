import { rootFolderId } from '@hoa/domain';
import { useLocation } from '@hoa/portal';

/** The URL of a folder on this page: keeps the view, and drops the search, the page and the open file. */
export function useFolderHref(): (folderId: string) => string {
  const { pathname, search } = useLocation();
  return (folderId) => {
    const params = new URLSearchParams(search);
    params.delete('q');
    params.delete('page');
    params.delete('open');
    if (folderId === rootFolderId) params.delete('folder');
    else params.set('folder', folderId);
    const query = params.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
}
