import type { Ticket, TicketStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Board, type BoardColumn, classNames, useIsPhone, useStable } from '@hoa/ui';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { TicketCard } from '../card/TicketCard.tsx';
import { useTicketText } from '../messages.ts';
import type { TicketColumn } from './shown-columns.ts';
import styles from './TicketBoard.module.css';

export interface TicketBoardProps {
  readonly label: string;
  /** The columns in order, with the tickets loaded so far. */
  readonly columns: readonly TicketColumn[];
  readonly columnLabels: { readonly [S in TicketStatus]?: string };
  /** On a phone, the column that is visible at first; only the initial value counts. */
  readonly opensAt?: TicketStatus | undefined;
  readonly onShowMore: (status: TicketStatus) => void;
  /** Statuses without a column that "Move to…" also offers. */
  readonly elsewhere?: readonly TicketStatus[] | undefined;
  /** Opens a ticket on this page; without it cards link to the ticket's page. */
  readonly onOpen?: ((ticket: Ticket) => void) | undefined;
  /** Called when a card is moved by dragging or by its "Move to…". */
  readonly onMove?: ((ticket: Ticket, status: TicketStatus) => void) | undefined;
  /** Returns true if a ticket can move to the status; by default every status is allowed. */
  readonly canMove?: ((ticket: Ticket, status: TicketStatus) => boolean) | undefined;
}

// Memoized, so that a move does not rerender all cards.
const MemoBoard = memo(Board) as typeof Board;

const noColumns: readonly never[] = [];
const likelyCardHeightPx = 140;

/** Tickets in a column per status, which can be moved by dragging or by a menu on each card. */
export function TicketBoard(props: TicketBoardProps) {
  const {
    label,
    columns,
    columnLabels,
    opensAt,
    onShowMore,
    elsewhere = noColumns,
    ...moves
  } = props;
  const { onOpen, onMove, canMove } = moves;
  const domainText = useDomainText();
  const isPhone = useIsPhone();
  const whole = useRef<HTMLDivElement>(null);
  const [startAt] = useState(() =>
    Math.max(
      0,
      columns.findIndex(({ status }) => status === opensAt),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, not when a tablet is rotated
  useLayoutEffect(() => {
    if (isPhone && startAt > 0 && whole.current) showColumn(whole.current, startAt, 'instant');
  }, []);
  const places = useMemo(
    () => elsewhere.map((status) => ({ id: status, label: domainText.ticketStatuses[status] })),
    [elsewhere, domainText],
  );
  const filled = useStableColumns(
    columns.map(({ status, ...column }) => ({
      ...column,
      id: status,
      label: columnLabels[status] ?? domainText.ticketStatuses[status],
    })),
  );
  const move = useStable((ticket: Ticket, to: string) => onMove?.(ticket, to as TicketStatus));
  const open = useStable((ticket: Ticket) => onOpen?.(ticket));
  const showMore = useStable((status: string) => onShowMore(status as TicketStatus));
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
  const board = (
    <MemoBoard<Ticket>
      label={label}
      className={columns.length === 6 ? styles.six : styles.board}
      // Makes the page use its full width for the board.
      data-wide
      columns={filled}
      elsewhere={places}
      itemId={ticketId}
      itemName={ticketTitle}
      estimate={likelyCardHeightPx}
      onMove={onMove && move}
      onShowMore={showMore}
      canMove={canMove as ((ticket: Ticket, to: string) => boolean) | undefined}
      renderCard={renderCard}
    />
  );
  return (
    <div ref={whole} className={styles.whole}>
      {isPhone && <ColumnStrip board={whole} columns={filled} startAt={startAt} />}
      {board}
    </div>
  );
}

/** Returns the columns; an unchanged column keeps its identity, so that a move rerenders only two columns. */
function useStableColumns(columns: readonly BoardColumn<Ticket>[]): readonly BoardColumn<Ticket>[] {
  const before = useRef(columns);
  const kept = columns.map((column, at) => {
    const last = before.current[at];
    const isSame =
      last?.id === column.id &&
      last.label === column.label &&
      last.total === column.total &&
      last.isLoading === column.isLoading &&
      last.items.length === column.items.length &&
      last.items.every((item, index) => item === column.items[index]);
    return isSame ? last : column;
  });
  const stable = kept.every((column, at) => column === before.current[at]) ? before.current : kept;
  useEffect(() => {
    before.current = stable;
  });
  return stable;
}

const ticketId = ({ id }: Ticket) => id;
const ticketTitle = ({ title }: Ticket) => title;

interface ColumnStripProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    readonly total?: number | undefined;
  }[];
  /** The index of the column that is visible at first. */
  readonly startAt?: number | undefined;
}

/** On a phone, links to the columns of a board with their counts; the visible column is marked. */
export function ColumnStrip({ board, columns, startAt = 0 }: ColumnStripProps) {
  const text = useTicketText();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(startAt);
  useEffect(() => {
    const scroller = columnsOf(board.current)[0]?.parentElement;
    if (!scroller) return;
    const look = () => setShown(nearest(scroller));
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [board]);
  useLayoutEffect(() => {
    const chip = list.current?.children[shown];
    if (!list.current || !(chip instanceof HTMLElement)) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = chip.offsetLeft - (clientWidth - chip.offsetWidth) / 2;
  }, [shown]);
  return (
    <ul ref={list} aria-label={text.columns} className={classNames(styles.strip, 'fading')}>
      {columns.map(({ id, label, total }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === shown}
            className={styles.chip}
            onClick={() => showColumn(board.current, index)}
          >
            <span>{label}</span> <span className={styles.total}>{total}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a board to one of its columns, with the scroll behavior from its styles or instantly. */
function showColumn(board: HTMLElement | null, index: number, behavior?: 'instant'): void {
  const all = columnsOf(board);
  const [first, column] = [all[0], all[index]];
  if (!first?.parentElement || !column) return;
  const left = startOf(column) - startOf(first);
  if (behavior) first.parentElement.scrollTo({ left, behavior });
  else first.parentElement.scrollLeft = left;
}

function columnsOf(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[role="group"] > section') ?? [])];
}

/** Returns the index of the column whose start is nearest to the board's start. */
function nearest(scroller: HTMLElement): number {
  const distances = [...scroller.children].map((column) =>
    Math.abs(startOf(column) - startOf(scroller)),
  );
  return distances.indexOf(Math.min(...distances));
}

const startOf = (element: Element) => element.getBoundingClientRect().left;
