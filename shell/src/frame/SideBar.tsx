import { Link } from '@hoa/shared';
import { classNames, IconButton, Skeleton, Tooltip } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../messages/index.ts';
import { isCurrent, type NavigationLink } from './navigation.ts';
import { portalIcon } from './portal-icons.ts';
import styles from './SideBar.module.css';
import type { Unread } from './useUnread.ts';

export interface NavigationBarProps {
  readonly label: string;
  readonly pathname: string;
  readonly unread: Unread;
  /** Undefined while the registry is loading: the bar then shows skeletons. */
  readonly links: readonly NavigationLink[] | undefined;
}

interface SideBarProps extends NavigationBarProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The navigation at the side of a desktop; collapsed it shows icons alone. */
export function SideBar({ label, pathname, unread, links, open, onToggle }: SideBarProps) {
  const text = useText();
  return (
    <nav aria-label={label} className={styles.side}>
      <ul className={styles.list}>
        {links?.map((link) => (
          <li key={link.path}>
            <SideLink
              link={link}
              current={isCurrent(link, pathname)}
              count={(link.badge && unread[link.badge]) || 0}
              open={open}
            />
          </li>
        )) ?? <Shapes />}
      </ul>
      <div className={styles.toggle}>
        <IconButton
          label={open ? text.collapse : text.expand}
          aria-expanded={open}
          icon={open ? <PanelLeftClose /> : <PanelLeftOpen />}
          onClick={onToggle}
        />
      </div>
    </nav>
  );
}

interface SideLinkProps {
  readonly link: NavigationLink;
  readonly current: boolean;
  readonly count: number;
  readonly open: boolean;
}

function SideLink({ link, current, count, open }: SideLinkProps) {
  const text = useText();
  const label = link.label[useLocale()];
  const countId = useId();
  const Icon = portalIcon(link.icon);
  const anchor = (
    <Link
      to={link.path}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      aria-describedby={count > 0 ? countId : undefined}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={classNames(styles.word, !open && 'visually-hidden')}>{label}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
  return (
    <>
      {open ? (
        anchor
      ) : (
        <Tooltip text={label} naming>
          {anchor}
        </Tooltip>
      )}
      <span id={countId} hidden>
        {text.unread({ n: count })}
      </span>
    </>
  );
}

const likelyLinks = 8;

function Shapes() {
  return Array.from({ length: likelyLinks }, (_, index) => (
    <li key={index} className={styles.shape}>
      <Skeleton width="100%" height="1rem" />
    </li>
  ));
}
