import { type CalendarDay, isCompleted, type Ticket, type TicketStatus } from '@hoa/domain';
import { mayChangeStatus } from '@hoa/domain/tickets';
import { useDomainText } from '@hoa/domain-text';
import { useToday } from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { isOverdue, TicketBoard, type TicketBoardState } from '@hoa/tickets';
import { memo, useCallback } from 'react';
import { useWorkOrderStatusChange } from '../../work-order/useWorkOrderStatusChange.tsx';
import { useText } from './messages.ts';

export interface ItemBoardProps {
  readonly columns: TicketBoardState['columns'];
  readonly onShowMore: TicketBoardState['showMore'];
  readonly onOpen: (item: Ticket) => void;
}

/** The work orders in seven columns; a card goes only where its vendor may move it. */
export const ItemBoard = memo(function ItemBoard({ columns, onShowMore, onOpen }: ItemBoardProps) {
  const text = useText();
  const domainText = useDomainText();
  const actor = useActor();
  const today = useToday();
  const [changeStatus, question] = useWorkOrderStatusChange();
  const canMove = useCallback(
    (item: Ticket, status: TicketStatus) => mayChangeStatus(actor, item, status).ok,
    [actor],
  );
  return (
    <>
      <TicketBoard
        label={text.board}
        columns={columns}
        opensAt={pressingColumn(columns, today)}
        columnLabels={domainText.vendorColumns}
        onOpen={onOpen}
        onShowMore={onShowMore}
        canMove={canMove}
        onMove={changeStatus}
      />
      {question}
    </>
  );
});

/** The first column with an open job that is overdue or urgent, else the first with any. */
function pressingColumn(
  columns: TicketBoardState['columns'],
  today: CalendarDay,
): TicketStatus | undefined {
  const isPressing = (item: Ticket) =>
    isOverdue(item, today) ||
    (!isCompleted(item.status) && (item.priority === 'urgent' || item.priority === 'safety'));
  const found =
    columns.find(({ items }) => items.some(isPressing)) ??
    columns.find(({ items }) => items.length > 0);
  return found?.status;
}
