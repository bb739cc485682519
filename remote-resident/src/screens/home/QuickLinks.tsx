import { Link } from '@hoa/shared';
import { classNames } from '@hoa/ui';
import { HomeCard } from './HomeCard.tsx';
import { useText } from './messages/index.ts';
import styles from './QuickLinks.module.css';

/** Links to the most used pages: Payments for residents, the Admin Dashboard for the others. */
export function QuickLinks({ isResident }: { readonly isResident: boolean }) {
  const text = useText();
  const links = {
    messages: text.linkMessages,
    ...(isResident ? { payments: text.linkPayments } : { admin: text.linkAdmin }),
    tickets: text.linkTickets,
    forums: text.linkForums,
    notifications: text.linkNotifications,
  };
  return (
    <HomeCard title={text.quickLinks}>
      <ul className={styles.links}>
        {Object.entries(links).map(([page, label]) => (
          <li key={page}>
            <Link to={`/${page}`} className={classNames(styles.link, styles[page])}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
