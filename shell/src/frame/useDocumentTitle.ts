import { useAssociationName } from '@hoa/portal';
import { useEffect, useState } from 'react';

/** The title that the page at `pathname` has given the document, without the association's name; none until it has. */
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
