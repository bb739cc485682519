import { adminColumns, type Ticket } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { TicketBoard, useStatusChange } from '@hoa/shared/tickets';
import { memo } from 'react';
import { useText } from './messages/index.ts';

const withoutColumn = ['closed'] as const;

interface Props {
  readonly tickets: readonly Ticket[];
}

/** The six columns of open work; a card goes wherever the admin puts it, closed among it. */
export const ManagementBoard = memo(function ManagementBoard({ tickets }: Props) {
  const text = useText();
  const words = useDomainText();
  const changeStatus = useStatusChange();
  return (
    <TicketBoard
      label={text.title}
      tickets={tickets}
      columns={adminColumns}
      elsewhere={withoutColumn}
      columnLabels={words.adminColumns}
      onMove={(ticket, status) => void changeStatus(ticket, status)}
    />
  );
});
