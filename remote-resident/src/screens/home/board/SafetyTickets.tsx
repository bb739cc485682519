import type { Ticket } from '@hoa/domain';
import { Link } from '@hoa/portal';
import { Icon } from '@hoa/ui';
import { ShieldAlert } from 'lucide';
import styles from '../../news/urgent/UrgentStrip.module.css';
import { useText } from './messages.ts';

export interface SafetyTicketsProps {
  readonly first: Pick<Ticket, 'id' | 'title'>;
  readonly total: number;
}

/** For admins, an open safety ticket in a strip at the top of the page, with the number of others. */
export function SafetyTickets({ first, total }: SafetyTicketsProps) {
  const text = useText();
  return (
    <section aria-label={text.safetyTickets} className={styles.strip}>
      <Icon icon={ShieldAlert} className={styles.icon} />
      <Link to={`/tickets/${encodeURIComponent(first.id)}`} className={styles.open}>
        <strong className={styles.title}>{text.safety({ title: first.title })}</strong>
      </Link>
      {total > 1 && (
        <Link to="/tickets?status=open&priority=safety" className={styles.more}>
          {text.more({ n: total - 1 })}
        </Link>
      )}
    </section>
  );
}
