import { PortalLogo } from '@hoa/parts/frame';
import { Link, matchPath, useActor, useLocation } from '@hoa/shared';
import { Avatar } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { ClipboardList, LayoutGrid, Receipt } from 'lucide-react';
import { pages } from '../pages.ts';
import styles from './MainNavigation.module.css';
import { useText } from './messages/index.ts';

const entries = pages.flatMap((page) =>
  'navigation' in page ? [{ path: page.path, ...page.navigation }] : [],
);
const icons = { 'clipboard-list': ClipboardList, receipt: Receipt };

/** The one navigation of the portal: a side bar on a desktop, a bottom bar (with Menu) on a phone. */
export function MainNavigation() {
  const text = useText();
  const locale = useLocale();
  const { displayName } = useActor();
  const { pathname } = useLocation();
  const current = (path: string, exact: boolean) =>
    matchPath({ path, end: exact }, pathname) ? 'page' : undefined;

  return (
    <nav aria-label={text.main} className={styles.side}>
      <div className={styles.brand}>
        <PortalLogo />
        <span className={styles.label}>{text.portal}</span>
      </div>
      <div className={styles.navigation}>
        <ul className={styles.list}>
          {entries.map((entry) => {
            const Icon = icons[entry.icon];
            return (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className={styles.link}
                  aria-current={current(entry.path, 'exact' in entry)}
                >
                  <span className={styles.icon}>
                    <Icon aria-hidden="true" />
                  </span>
                  <span className={styles.word}>{entry.label[locale]}</span>
                </Link>
              </li>
            );
          })}
          <li className={styles.onPhone}>
            <Link
              to="/vendor/menu"
              className={styles.link}
              aria-current={current('/vendor/menu', true)}
            >
              <span className={styles.icon}>
                <LayoutGrid aria-hidden="true" />
              </span>
              <span className={styles.word}>{text.menu}</span>
            </Link>
          </li>
        </ul>
      </div>
      <div className={styles.person}>
        <Avatar name={displayName} />
        <span className={styles.name}>{displayName}</span>
      </div>
    </nav>
  );
}
