import { isOutboxId, type Ticket } from '@hoa/domain';
import { mayEditDescription } from '@hoa/domain/tickets';
import { useActor } from '@hoa/portal';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { Pencil } from 'lucide';
import { useId } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketDetail.module.css';

const DescriptionEditor = partOnDemand(() =>
  import('./DescriptionEditor.tsx').then((m) => m.DescriptionEditor),
);

export interface TicketDescriptionProps {
  readonly ticket: Ticket;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** The submitter's description, which they may edit until the ticket is closed. */
export function TicketDescription({ ticket, isEditing, onEditing }: TicketDescriptionProps) {
  const text = useTicketText();
  const actor = useActor();
  const headingId = useId();
  const mayEdit = mayEditDescription(actor, ticket).ok && !isOutboxId(ticket.id);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.headingRow}>
        <h2 id={headingId} className={styles.heading}>
          {text.description}
        </h2>
        {mayEdit && !isEditing && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon icon={Pencil} />}
            onClick={() => onEditing(true)}
          >
            {text.editDescription}
          </Button>
        )}
      </div>
      {isEditing && mayEdit ? (
        <OnDemand
          what={text.editDescription}
          pending={<p className={styles.words}>{ticket.description}</p>}
          keepPending
        >
          <DescriptionEditor ticket={ticket} onDone={() => onEditing(false)} />
        </OnDemand>
      ) : (
        <p className={ticket.description ? styles.words : styles.none}>
          {ticket.description || text.noDescription}
        </p>
      )}
    </section>
  );
}
