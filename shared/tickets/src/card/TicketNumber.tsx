import { isOutboxId } from '@hoa/domain';
import styles from './TicketCard.module.css';

/** Tells tickets of the same title apart; a ticket that was written offline has no number yet. */
export function TicketNumber({ id }: { readonly id: string }) {
  return isOutboxId(id) ? null : <span className={styles.number}>{id}</span>;
}
