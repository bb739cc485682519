import { useActor } from '@hoa/shared';
import { mayChangeStatus, type Ticket, type TicketStatus, vendorColumns } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { TicketBoard } from '@hoa/shared/tickets';
import { memo, useCallback } from 'react';
import { useStatusChange } from '../../work-order/useStatusChange.ts';
import { useText } from './messages/index.ts';

export interface ItemBoardProps {
  readonly items: readonly Ticket[];
  readonly onOpen: (item: Ticket) => void;
}

/** The work orders in seven columns; a card goes only where its vendor may move it. */
export const ItemBoard = memo(function ItemBoard({ items, onOpen }: ItemBoardProps) {
  const text = useText();
  const words = useDomainText();
  const actor = useActor();
  const changeStatus = useStatusChange();
  const canMove = useCallback(
    (item: Ticket, status: TicketStatus) => mayChangeStatus(actor, item, status).ok,
    [actor],
  );
  return (
    <TicketBoard
      label={text.board}
      tickets={items}
      columns={vendorColumns}
      columnLabels={words.vendorColumns}
      onOpen={onOpen}
      canMove={canMove}
      onMove={(item, status) => void changeStatus(item, status)}
    />
  );
});
