import { useLocation } from '@hoa/shared';
import { rootFolderId } from '@hoa/shared/domain';

/** The address of a folder on this page: the view stays, the search belongs to the folder left. */
export function useFolderHref(): (folderId: string) => string {
  const { pathname, search } = useLocation();
  return (folderId) => {
    const params = new URLSearchParams(search);
    params.delete('search');
    if (folderId === rootFolderId) params.delete('folder');
    else params.set('folder', folderId);
    const query = params.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
}
