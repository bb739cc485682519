import { useDomainText } from '@hoa/domain-text';
import { Link, useOperation } from '@hoa/portal';
import { useText } from './messages.ts';
import styles from './People.module.css';

/** The open tickets of a person who leaves, which somebody has to take care of. */
export function OpenTickets({ uid }: { readonly uid: string }) {
  const text = useText();
  const { ticketStatuses } = useDomainText();
  const { data } = useOperation('tickets.list', { submittedBy: uid, isOpen: true });
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="open-tickets">
      <h3 id="open-tickets" className={styles.heading}>
        {text.openTickets({ n: data.total })}
      </h3>
      <ul className={styles.memberships}>
        {data.items.map(({ id, title, status }) => (
          <li key={id} className={styles.membership}>
            <Link to={`/tickets/${encodeURIComponent(id)}`}>{title}</Link>
            <span className={styles.quiet}>{ticketStatuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
