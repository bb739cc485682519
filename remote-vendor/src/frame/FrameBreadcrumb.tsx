import { Link, matchPath, type PageEntry, useLocation } from '@hoa/shared';
import { Breadcrumb } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { pages } from '../pages.ts';
import styles from './FrameBreadcrumb.module.css';

const all: readonly PageEntry[] = pages;

/** Where one is, below the board; nothing on an address without a page. */
export function FrameBreadcrumb() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const page = all.find(({ path }) => matchPath({ path, end: true }, pathname));
  if (!page) return null;
  const above = all.find(({ path, id }) => path === page.parent && id !== page.id);
  return (
    <Breadcrumb className={styles.breadcrumb}>
      {above && <Link to={above.path}>{above.title[locale]}</Link>}
      <span aria-current="page" className={styles.here}>
        {page.title[locale]}
      </span>
    </Breadcrumb>
  );
}
