import { useMemo } from 'react';
import type { Ticket, TicketStatus } from '../../domain/index.ts';
import { Board } from '../../ui/index.ts';
import { TicketCard } from '../card/TicketCard.tsx';
import { groupByStatus } from './groupByStatus.ts';
import styles from './TicketBoard.module.css';

export interface TicketBoardProps<Status extends TicketStatus> {
  /** Names the board. */
  readonly label: string;
  readonly tickets: readonly Ticket[];
  /** The columns in order; tickets in another status are not shown. */
  readonly columns: readonly Status[];
  readonly columnLabels: Readonly<Record<Status, string>>;
  /** Opens a ticket in place; without it cards are links to the ticket's page. */
  readonly onOpen?: ((ticket: Ticket) => void) | undefined;
  /** Moves a card by dragging or by its "Move to…". */
  readonly onMove?: ((ticket: Ticket, status: Status) => void) | undefined;
  /** May it go there? Anywhere unless told. */
  readonly canMove?: ((ticket: Ticket, status: Status) => boolean) | undefined;
}

const likelyCardHeightPx = 170;

/** Tickets in a column per status, to be moved by dragging or by a menu on each card. */
export function TicketBoard<Status extends TicketStatus>(props: TicketBoardProps<Status>) {
  const { label, tickets, columns, columnLabels, onOpen, onMove, canMove } = props;
  const byStatus = useMemo(() => groupByStatus(tickets), [tickets]);
  return (
    <Board<Ticket>
      label={label}
      className={styles.board}
      columns={columns.map((status) => ({
        id: status,
        label: columnLabels[status],
        items: byStatus.get(status) ?? [],
      }))}
      itemId={ticketId}
      itemName={ticketTitle}
      estimate={likelyCardHeightPx}
      onMove={onMove && ((ticket, status) => onMove(ticket, status as Status))}
      canMove={canMove && ((ticket, status) => canMove(ticket, status as Status))}
      renderCard={(ticket, move) => (
        <TicketCard ticket={ticket} compact onOpen={onOpen} action={move} />
      )}
    />
  );
}

const ticketId = ({ id }: Ticket) => id;
const ticketTitle = ({ title }: Ticket) => title;
