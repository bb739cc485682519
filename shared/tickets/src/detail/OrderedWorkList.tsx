import type { OrderedWork } from '@hoa/domain';
import { useActor } from '@hoa/portal';
import { Badge, classNames } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { TicketLink } from '../info/TicketLink.tsx';
import { useTicketText } from '../messages.ts';
import styles from './TicketDetail.module.css';

/** The ordered work of a ticket, with vendor, due date and status. */
export function OrderedWorkList({ items }: { readonly items: readonly OrderedWork[] }) {
  const text = useTicketText();
  const locale = useLocale();
  const { role } = useActor();
  return (
    <ul className={styles.ordered}>
      {items.map(({ id, title, status, dueDate, vendorName, isWithdrawn }) => (
        <li key={id}>
          <span className={styles.orderedTitle}>
            {role === 'admin' ? <TicketLink id={id}>{title}</TicketLink> : title}
          </span>
          <span className={styles.orderedNumber}>{id}</span>
          {isWithdrawn ? <Badge>{text.withdrawn}</Badge> : <StatusBadge status={status} />}
          <span className={classNames('dotted', styles.orderedFacts)}>
            {vendorName && <span>{vendorName}</span>}
            {dueDate && <span>{`${text.dueDate}: ${formatDate(dueDate, locale, 'short')}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
