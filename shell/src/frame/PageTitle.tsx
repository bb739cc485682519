import type { Role } from '@hoa/domain';
import { Place } from '@hoa/parts/frame';
import { homeOf, useLocation } from '@hoa/portal';
import { useLocale } from '@hoa/ui/text';
import type { OwnedPage, RegisteredPage } from '../registry/registry.ts';
import { stepsAbove } from './navigation.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

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
