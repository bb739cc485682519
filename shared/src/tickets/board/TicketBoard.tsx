import { useMemo } from 'react';
import type { Ticket, TicketStatus } from '../../domain/index.ts';
import { useDomainText } from '../../domain-text/index.ts';
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
  /** Statuses without a column that "Move to…" offers too. */
  readonly elsewhere?: readonly TicketStatus[] | undefined;
  /** Opens a ticket in place; without it cards are links to the ticket's page. */
  readonly onOpen?: ((ticket: Ticket) => void) | undefined;
  /** Moves a card by dragging or by its "Move to…". */
  readonly onMove?: ((ticket: Ticket, status: TicketStatus) => void) | undefined;
  /** May it go there? Anywhere unless told. */
  readonly canMove?: ((ticket: Ticket, status: TicketStatus) => boolean) | undefined;
}

const nowhere: readonly never[] = [];
const likelyCardHeightPx = 170;

/** Tickets in a column per status, to be moved by dragging or by a menu on each card. */
export function TicketBoard<Status extends TicketStatus>(props: TicketBoardProps<Status>) {
  const { label, tickets, columns, columnLabels, elsewhere = nowhere, ...moves } = props;
  const { onOpen, onMove, canMove } = moves;
  const words = useDomainText();
  const places = useMemo(
    () => elsewhere.map((status) => ({ id: status, label: words.ticketStatuses[status] })),
    [elsewhere, words],
  );
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
      elsewhere={places}
      itemId={ticketId}
      itemName={ticketTitle}
      estimate={likelyCardHeightPx}
      onMove={onMove && ((ticket, status) => onMove(ticket, status as TicketStatus))}
      canMove={canMove && ((ticket, status) => canMove(ticket, status as TicketStatus))}
      renderCard={(ticket, move) => (
        <TicketCard ticket={ticket} compact onOpen={onOpen} action={move} />
      )}
    />
  );
}

const ticketId = ({ id }: Ticket) => id;
const ticketTitle = ({ title }: Ticket) => title;
