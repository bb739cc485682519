import { Link } from '@hoa/portal';
import { classNames, Icon, IconButton, Skeleton, Tooltip } from '@hoa/ui';
import { PanelLeft } from 'lucide';
import { type ReactNode, useId } from 'react';
import type { FrameLink, NavigationBarProps } from './link.ts';
import styles from './SideBar.module.css';

interface SideBarProps extends NavigationBarProps {
  readonly text: {
    readonly collapse: string;
    readonly expand: string;
    readonly unread?: (count: { n: number }) => string;
  };
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Content above the links, as high as the header. */
  readonly head?: ReactNode;
  /** Content below the links. */
  readonly foot?: ReactNode;
}

/** The sidebar navigation on a desktop. Collapsed it shows only icons, on a tablet with small labels below them. */
export function SideBar({ label, links, pending, text, open, onToggle, head, foot }: SideBarProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(styles.side, Boolean(head) && styles.tall, !open && styles.rail)}
    >
      {head}
      <ul>
        {links?.map((link) => (
          <li key={link.path}>
            <SideLink link={link} unread={text.unread} open={open} />
          </li>
        )) ?? pending}
      </ul>
      <div className={styles.foot}>
        {foot}
        <IconButton
          label={open ? text.collapse : text.expand}
          aria-expanded={open}
          icon={<Icon icon={PanelLeft} />}
          onClick={onToggle}
        />
      </div>
    </nav>
  );
}

interface SideLinkProps extends Pick<SideBarProps, 'open'> {
  readonly link: FrameLink;
  readonly unread: SideBarProps['text']['unread'];
}

function SideLink({ link, unread, open }: SideLinkProps) {
  const { path, label, icon, isCurrent, unread: count = 0 } = link;
  const countId = useId();
  const anchor = (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={count > 0 ? countId : undefined}
    >
      <Icon icon={icon} />
      <span className={open ? undefined : 'visually-hidden'}>{label}</span>
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
        {unread?.({ n: count })}
      </span>
    </>
  );
}

/** Placeholders while the links of a sidebar load. */
export function SideBarSkeleton() {
  return Array.from({ length: 8 }, (_, index) => (
    <li key={index} className={styles.shape}>
      <Skeleton width="100%" height="1rem" />
    </li>
  ));
}
