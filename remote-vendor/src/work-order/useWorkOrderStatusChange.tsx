import type { Ticket, TicketStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useStatusChange } from '@hoa/tickets';
import { ConfirmDialog, useStable } from '@hoa/ui';
import { type ReactNode, useState } from 'react';
import { useText } from './messages.ts';

type Change = (ticket: Ticket, status: TicketStatus) => void;

/**
 * Changes the status of a work order and confirms it with the vendor's toast. Closing is final for a vendor: it asks
 * first, with the question to render beside the controls.
 */
export function useWorkOrderStatusChange(): readonly [Change, ReactNode] {
  const text = useText();
  const domainText = useDomainText();
  const [closing, setClosing] = useState<Ticket | null>(null);
  const run = useStatusChange({
    updated: (status) => text.statusUpdated({ label: domainText.ticketStatuses[status] }),
    failed: text.statusFailed,
  });
  const change = useStable((ticket: Ticket, status: TicketStatus) => {
    if (status === 'closed') setClosing(ticket);
    else void run(ticket, status);
  });
  const question = closing && (
    <ConfirmDialog
      open
      title={text.closeQuestion}
      confirmLabel={text.confirmClose}
      onConfirm={() => {
        setClosing(null);
        void run(closing, 'closed');
      }}
      onCancel={() => setClosing(null)}
    >
      <strong>{closing.title}</strong>
      <p>{text.closeHint}</p>
    </ConfirmDialog>
  );
  return [change, question];
}
