import type { Ticket } from '@hoa/shared/domain';
import { isOutboxId, useOutboxText } from '@hoa/shared/outbox';
import { CircleCheck } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './NewTicket.module.css';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

/** The last step: the report has a number, or gets one when there is a connection again. */
export function TicketSubmitted({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const outboxText = useOutboxText();
  const step = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={step} role="status" tabIndex={-1} className={styles.submitted}>
      <CircleCheck aria-hidden="true" />
      {isOutboxId(ticket.id) ? (
        <p>{outboxText.kept}</p>
      ) : (
        <>
          <p>{text.yourNumber}</p>
          <p className={styles.number}>{ticket.id}</p>
          <p className={styles.next}>{text.whatNext}</p>
        </>
      )}
    </div>
  );
}
