import type { Ticket } from '@hoa/domain';
import { TicketCards } from '@hoa/tickets';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { ClipboardPlus } from 'lucide';
import { memo, useCallback, useState } from 'react';
import { useText } from './messages.ts';
import type { Selection } from './useSelection.ts';

const WorkItemDialog = partOnDemand(() =>
  import('../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

interface Props {
  readonly tickets: readonly Ticket[];
  readonly selection: Selection;
}

/** The list with a checkbox on each card, and a button that orders work for the ticket. */
export const ManagementList = memo(function ManagementList({ tickets, selection }: Props) {
  const text = useText();
  const [source, setSource] = useState<Ticket>();
  const close = useCallback(() => setSource(undefined), []);
  const orderWork = useCallback(
    (ticket: Ticket) =>
      needsVendor(ticket) && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon icon={ClipboardPlus} />}
          aria-label={text.orderWorkFor({ title: ticket.title })}
          onClick={() => setSource(ticket)}
        >
          {text.orderWork}
        </Button>
      ),
    [text],
  );
  return (
    <>
      {/* As wide as the table and the board, so that the view control stays in place. */}
      <div data-wide="">
        <TicketCards
          label={text.tickets}
          tickets={tickets}
          onSelect={selection.set}
          selected={selection.ids}
          actionOf={orderWork}
        />
      </div>
      {source && (
        <OnDemand what={text.createWorkItem} onClose={close}>
          <WorkItemDialog source={source} onClose={close} />
        </OnDemand>
      )}
    </>
  );
});

/** Returns true if the ticket still needs a vendor. */
function needsVendor({ assignedTo, status }: Ticket): boolean {
  return assignedTo === undefined && (status === 'new' || status === 'in_review');
}
