import type { Ticket } from '@hoa/domain';
import { Dialog, Icon } from '@hoa/ui';
import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useText } from './messages.ts';
import styles from './WorkItem.module.css';
import { WorkItemForm } from './WorkItemForm.tsx';

export interface WorkItemDialogProps {
  readonly onClose: () => void;
  readonly vendorId?: string | undefined;
  /** The source ticket: it prefills the form, and ticket and work item link to each other. */
  readonly source?: Ticket | undefined;
}

/** The confirmation closes automatically after this time. */
export const closesAfterMs = 2000;

/** Creates a work item for a vendor: the form, then a confirmation. */
export function WorkItemDialog({ onClose, vendorId, source }: WorkItemDialogProps) {
  const text = useText();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  useEffect(() => {
    if (!ticket) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [ticket, onClose]);
  return (
    <Dialog
      open
      size={ticket ? 'sm' : 'lg'}
      title={ticket ? text.sentTitle : text.title}
      onClose={onClose}
      confirmClose={isDirty && !ticket}
    >
      {ticket ? (
        <WorkItemSent ticket={ticket} />
      ) : (
        <WorkItemForm vendorId={vendorId} source={source} onDirty={setIsDirty} onSent={setTicket} />
      )}
    </Dialog>
  );
}

/** The confirmation, with the number and the vendor. */
function WorkItemSent({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} role="status" tabIndex={-1} className={styles.sent}>
      <Icon icon={CircleCheck} />
      <p className={styles.number}>{ticket.id}</p>
      <p>{text.withVendor({ vendor: ticket.assignedTo?.displayName ?? '' })}</p>
    </div>
  );
}
