import type { Ticket } from '@hoa/domain';
import { TicketCards } from '@hoa/tickets';
import { memo } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { useText } from './messages/index.ts';
import { useSelection } from './useSelection.ts';

interface Props {
  readonly tickets: readonly Ticket[];
}

/** The list with a checkbox on each card, and what can be done with those chosen. */
export const ManagementList = memo(function ManagementList({ tickets }: Props) {
  const text = useText();
  const selection = useSelection(tickets);
  return (
    <>
      <BulkBar tickets={tickets} selection={selection} />
      <TicketCards
        label={text.tickets}
        tickets={tickets}
        onSelect={selection.set}
        selected={selection.ids}
      />
    </>
  );
});
