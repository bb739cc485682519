import { useDomainText } from '@hoa/domain-text';
import { TicketBoard, type TicketBoardState, useStatusChange } from '@hoa/tickets';
import { memo } from 'react';
import { useText } from './messages.ts';

const withoutColumn = ['closed'] as const;

type Props = Pick<TicketBoardState, 'columns' | 'showMore'>;

/** The six columns of open work; an admin may move a card anywhere, including to closed. */
export const ManagementBoard = memo(function ManagementBoard({ columns, showMore }: Props) {
  const text = useText();
  const domainText = useDomainText();
  const changeStatus = useStatusChange();
  return (
    <TicketBoard
      label={text.title}
      columns={columns}
      columnLabels={domainText.adminColumns}
      elsewhere={withoutColumn}
      onShowMore={showMore}
      onMove={(ticket, status) => void changeStatus(ticket, status)}
    />
  );
});
