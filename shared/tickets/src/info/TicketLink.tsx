import { Link } from '@hoa/portal';
import type { ReactNode } from 'react';
import styles from './TicketInfo.module.css';

/** A link to the page of another ticket. */
export function TicketLink({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to={`/tickets/${encodeURIComponent(id)}`} className={styles.link}>
      {children}
    </Link>
  );
}
