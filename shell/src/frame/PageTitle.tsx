import type { Role } from '@hoa/domain';
import { Place } from '@hoa/parts/frame';
import { homeOf, useAssociationName, useLocation } from '@hoa/portal';
import { useLocale } from '@hoa/ui/text';
import { useEffect, useState } from 'react';
import type { OwnedPage, RegisteredPage } from '../registry/registry.ts';
import { stepsAbove } from './navigation.ts';

export interface PageTitleProps {
  readonly role: Role;
  /** Every page of the registry; undefined while it is being loaded. */
  readonly pages: readonly OwnedPage<RegisteredPage>[] | undefined;
  /** The current page; undefined where the address has none. */
  readonly page: RegisteredPage | undefined;
}

/** The breadcrumb: the pages above, then the page's title, which for a detail page is that of its item. */
export function PageTitle({ role, pages = [], page }: PageTitleProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const documentTitle = useDocumentTitle(pathname);
  const isDetailPage = page === undefined || page.path.includes(':');
  const title = (isDetailPage && documentTitle) || page?.title[locale] || '';
  const above = page ? stepsAbove(page, role, pages, homeOf(role)) : [];
  return (
    <Place above={above.map(({ path, title }) => ({ path, title: title[locale] }))} title={title} />
  );
}

/**
 * Returns the document's title as set by the page at `pathname`, without the association's name; undefined until then.
 */
function useDocumentTitle(pathname: string): string | undefined {
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
