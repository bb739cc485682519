import { useAssociationName } from '@hoa/portal';
import { useEffect, useState } from 'react';

/**
 * Returns the document's title as set by the page at `pathname`, without the association's name; undefined until then.
 */
export function useDocumentTitle(pathname: string): string | undefined {
  const [named, setNamed] = useState({ pathname: '', title: '' });
  const association = useAssociationName();
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const title = document.title.replace(` · ${association}`, '');
      const here = window.location.pathname;
      setNamed((last) =>
        last.title === title && last.pathname === here ? last : { pathname: here, title },
      );
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [association]);
  return named.pathname === pathname ? named.title : undefined;
}
