import { Link } from '@hoa/portal';
import { Icon } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { Bell as BellIcon } from 'lucide';
import { useText } from '../messages.ts';
import styles from './NotificationBell.module.css';
import { navigationFor } from './navigation.ts';
import type { PageTitleProps } from './PageTitle.tsx';
import { useUnread } from './useUnread.ts';

const badge = 'unread-notifications';

/**
 * A link to the notifications with the number of unread ones, at most 9+; shown on a phone, whose bottom bar has no
 * space for it.
 */
export function NotificationBell({ role, pages = [] }: Pick<PageTitleProps, 'role' | 'pages'>) {
  const text = useText();
  const locale = useLocale();
  const n = useUnread()[badge] ?? 0;
  const link = navigationFor(role, pages).side.find((one) => one.badge === badge);
  if (!link) return null;
  const label = link.label[locale];
  return (
    <Link
      to={link.path}
      aria-label={n > 0 ? `${label}, ${text.unread({ n })}` : label}
      className={styles.bell}
    >
      <Icon icon={BellIcon} />
      {n > 0 && <span className={styles.count}>{n > 9 ? '9+' : n}</span>}
    </Link>
  );
}
