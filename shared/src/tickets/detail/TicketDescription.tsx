import { useActor } from '@hoa/shared';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { isOutboxId, mayEditDescription, type Ticket } from '../../domain/index.ts';
import { Button } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketDetail.module.css';

const DescriptionEditor = lazy(() =>
  import('./DescriptionEditor.tsx').then((m) => ({ default: m.DescriptionEditor })),
);

/** What is wrong, in the submitter's words, which they may mend until the ticket is closed. */
export function TicketDescription({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const actor = useActor();
  const headingId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = mayEditDescription(actor, ticket).ok && !isOutboxId(ticket.id);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.headingRow}>
        <h2 id={headingId} className={styles.heading}>
          {text.description}
        </h2>
        {mayEdit && !isEditing && (
          <Button size="sm" variant="quiet" icon={<Pencil />} onClick={() => setIsEditing(true)}>
            {text.editDescription}
          </Button>
        )}
      </div>
      {isEditing && mayEdit ? (
        <Suspense fallback={<p className={styles.words}>{ticket.description}</p>}>
          <DescriptionEditor ticket={ticket} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <p className={ticket.description ? styles.words : styles.none}>
          {ticket.description || text.noDescription}
        </p>
      )}
    </section>
  );
}
