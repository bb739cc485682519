import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Ticket, TicketStatus } from '../../domain/index.ts';
import { useDomainText } from '../../domain-text/index.ts';
import { Board, type BoardColumn, useStable } from '../../ui/index.ts';
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

// What a move changes around the board is no reason to render every card again.
const SteadyBoard = memo(Board) as typeof Board;

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
  const filled = useSteadyColumns(
    columns.map((status) => ({
      id: status,
      label: columnLabels[status],
      items: byStatus.get(status) ?? [],
    })),
  );
  const move = useStable((ticket: Ticket, to: string) => onMove?.(ticket, to as TicketStatus));
  const open = useStable((ticket: Ticket) => onOpen?.(ticket));
  const opensInPlace = onOpen !== undefined;
  const renderCard = useCallback(
    (ticket: Ticket, action: ReactNode) => (
      <TicketCard
        ticket={ticket}
        compact
        onOpen={opensInPlace ? open : undefined}
        action={action}
      />
    ),
    [opensInPlace, open],
  );
  return (
    <SteadyBoard<Ticket>
      label={label}
      className={columns.length === 6 ? styles.six : styles.board}
      columns={filled}
      elsewhere={places}
      itemId={ticketId}
      itemName={ticketTitle}
      estimate={likelyCardHeightPx}
      onMove={onMove && move}
      canMove={canMove as ((ticket: Ticket, to: string) => boolean) | undefined}
      renderCard={renderCard}
    />
  );
}

/** The columns, those that hold the same tickets as before being the same: a move touches two of them. */
function useSteadyColumns(columns: readonly BoardColumn<Ticket>[]): readonly BoardColumn<Ticket>[] {
  const before = useRef(columns);
  const kept = columns.map((column, at) => {
    const last = before.current[at];
    const isSame =
      last?.id === column.id &&
      last.label === column.label &&
      last.items.length === column.items.length &&
      last.items.every((item, index) => item === column.items[index]);
    return isSame ? last : column;
  });
  const steady = kept.every((column, at) => column === before.current[at]) ? before.current : kept;
  useEffect(() => {
    before.current = steady;
  });
  return steady;
}

const ticketId = ({ id }: Ticket) => id;
const ticketTitle = ({ title }: Ticket) => title;
