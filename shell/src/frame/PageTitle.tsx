import { Link, useLocation } from '@hoa/shared';
import type { Role } from '@hoa/shared/domain';
import { useLocale } from '@hoa/shared/text';
import { Breadcrumb } from '@hoa/shared/ui';
import { homeOf } from '../guard/guard.ts';
import type { FrameProps } from './Frame.tsx';
import { stepsAbove } from './navigation.ts';
import styles from './PageTitle.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

type PageTitleProps = Pick<FrameProps, 'pages' | 'page'> & { readonly role: Role };

/** The way to the page and, last, its title; a page about one thing is titled after that thing. */
export function PageTitle({ role, pages = [], page }: PageTitleProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const documentTitle = useDocumentTitle(pathname);
  const isAboutOneThing = page === undefined || page.path.includes(':');
  const title = (isAboutOneThing && documentTitle) || page?.title[locale] || '';
  const above = page ? stepsAbove(page, role, pages, homeOf(role)) : [];
  return (
    <Breadcrumb className={styles.breadcrumb}>
      {above.map(({ path, title }) => (
        <Link key={path} to={path} className={styles.above}>
          {title[locale]}
        </Link>
      ))}
      <span aria-current="page" className={styles.title}>
        {title}
      </span>
    </Breadcrumb>
  );
}
