import { Link } from '@hoa/shared';
import { Skeleton } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useText } from '../messages/index.ts';
import styles from './BottomBar.module.css';
import { isCurrent } from './navigation.ts';
import { portalIcon } from './portal-icons.ts';
import type { NavigationBarProps } from './SideBar.tsx';

/** The navigation at the bottom of a phone; a red dot marks unread items. */
export function BottomBar({ label, pathname, unread, links }: NavigationBarProps) {
  const text = useText();
  const locale = useLocale();
  const dotId = useId();
  return (
    <nav aria-label={label} className={styles.bottom}>
      <ul className={styles.list}>
        {links?.map((link) => {
          const Icon = portalIcon(link.icon);
          const isMarked = link.badge !== undefined && (unread[link.badge] ?? 0) > 0;
          return (
            <li key={link.path} className={styles.item}>
              <Link
                to={link.path}
                className={styles.link}
                aria-current={isCurrent(link, pathname) ? 'page' : undefined}
                aria-describedby={isMarked ? dotId : undefined}
              >
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                  {isMarked && <span className={styles.dot} data-unread />}
                </span>
                <span className={styles.word}>{link.label[locale]}</span>
              </Link>
            </li>
          );
        }) ?? <Shapes />}
      </ul>
      <span id={dotId} hidden>
        {text.unreadMessages}
      </span>
    </nav>
  );
}

const likelyLinks = 5;

function Shapes() {
  return Array.from({ length: likelyLinks }, (_, index) => (
    <li key={index} className={styles.item}>
      <Skeleton width="2.5rem" height="1.25rem" />
    </li>
  ));
}
