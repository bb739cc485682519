import type { Ticket } from '@hoa/shared/domain';
import { Dialog } from '@hoa/shared/ui';
import { useEffect, useState } from 'react';
import { useText } from './messages/index.ts';
import { WorkItemForm } from './WorkItemForm.tsx';
import { WorkItemSent } from './WorkItemSent.tsx';

export interface WorkItemDialogProps {
  readonly onClose: () => void;
  /** The vendor chosen at first. */
  readonly vendorId?: string | undefined;
}

/** The confirmation closes by itself after this long. */
export const closesAfterMs = 2000;

/** Orders work from a vendor: the form, then that it was sent. */
export function WorkItemDialog({ onClose, vendorId }: WorkItemDialogProps) {
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
        <WorkItemForm vendorId={vendorId} onDirty={setIsDirty} onSent={setTicket} />
      )}
    </Dialog>
  );
}
