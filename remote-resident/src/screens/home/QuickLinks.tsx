import { Link, useIsLive } from '@hoa/portal';
import { classNames } from '@hoa/ui';
import { HomeCard } from './HomeCard.tsx';
import { useText } from './messages.ts';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  readonly isResident: boolean;
  readonly hasTickets: boolean;
}

/**
 * Links to the most used pages: Payments for residents, the Admin Dashboard for the others. In live mode, Contact Admin
 * opens a new ticket to the office; in sample mode, the list of tickets.
 */
export function QuickLinks({ isResident, hasTickets }: QuickLinksProps) {
  const text = useText();
  const isLive = useIsLive();
  const links = {
    messages: text.linkMessages,
    ...(isResident ? { payments: text.linkPayments } : { admin: text.linkAdmin }),
    ...(hasTickets && { tickets: text.linkTickets }),
    forums: text.linkForums,
    notifications: text.linkNotifications,
  };
  return (
    <HomeCard title={text.quickLinks}>
      <ul className={styles.links}>
        {Object.entries(links).map(([page, label]) => (
          <li key={page}>
            <Link
              to={isLive && isResident && page === 'tickets' ? '/tickets?item=new' : `/${page}`}
              className={classNames(styles.link, styles[page])}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
