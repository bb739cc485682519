import { Link } from '@hoa/shared';
import { Bell, CreditCard, LifeBuoy, MessageSquare, MessagesSquare } from 'lucide-react';
import { HomeCard } from './HomeCard.tsx';
import { useText } from './messages/index.ts';
import styles from './QuickLinks.module.css';

/** Links to the most used pages; Payments only for residents. */
export function QuickLinks({ isResident }: { readonly isResident: boolean }) {
  const text = useText();
  const links = [
    { to: '/messages', label: text.linkMessages, Icon: MessageSquare },
    ...(isResident ? [{ to: '/payments', label: text.linkPayments, Icon: CreditCard }] : []),
    { to: '/tickets', label: text.linkTickets, Icon: LifeBuoy },
    { to: '/forums', label: text.linkForums, Icon: MessagesSquare },
    { to: '/notifications', label: text.linkNotifications, Icon: Bell },
  ];
  return (
    <HomeCard title={text.quickLinks}>
      <ul className={styles.links}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
