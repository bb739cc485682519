import type { Ticket } from '@hoa/shared/domain';
import { CircleCheck } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './NewTicket.module.css';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

/** The last step: the report has a number. */
export function TicketSubmitted({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const step = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={step} role="status" tabIndex={-1} className={styles.submitted}>
      <CircleCheck aria-hidden="true" />
      <p>{text.yourNumber}</p>
      <p className={styles.number}>{ticket.id}</p>
      <p className={styles.next}>{text.whatNext}</p>
    </div>
  );
}
