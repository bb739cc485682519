import { Link } from '@hoa/portal';
import { Icon, Skeleton } from '@hoa/ui';
import { useId } from 'react';
import styles from './BottomBar.module.css';
import type { NavigationBarProps } from './link.ts';

interface BottomBarProps extends NavigationBarProps {
  /** The red dot's text for screen readers. */
  readonly unreadText?: string;
}

/** The navigation at the bottom of a phone's screen; a red dot marks unread items. */
export function BottomBar({ label, links, pending, unreadText }: BottomBarProps) {
  const dotId = useId();
  return (
    <nav aria-label={label} className={styles.bottom}>
      <ul>
        {links?.map(({ path, label, icon, isCurrent, unread = 0 }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isCurrent ? 'page' : undefined}
              aria-describedby={unread > 0 ? dotId : undefined}
            >
              <span>
                <Icon icon={icon} />
                {unread > 0 && <span data-unread />}
              </span>
              <span>{label}</span>
            </Link>
          </li>
        )) ?? pending}
      </ul>
      <span id={dotId} hidden>
        {unreadText}
      </span>
    </nav>
  );
}

/** Placeholders while the links of a bottom bar load. */
export function BottomBarSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <li key={index}>
      <Skeleton width="2.5rem" height="1.25rem" />
    </li>
  ));
}
