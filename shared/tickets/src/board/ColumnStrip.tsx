import { classNames } from '@hoa/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketBoard.module.css';

export interface ColumnStripProps {
  /** The element that contains the board. */
  readonly board: RefObject<HTMLElement | null>;
  /** The board's columns, in order. */
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
export function showColumn(board: HTMLElement | null, index: number, behavior?: 'instant'): void {
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
