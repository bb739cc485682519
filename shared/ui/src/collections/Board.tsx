import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { useStable } from '../useStable.ts';
import styles from './Board.module.css';
import { type BoardColumn, BoardColumnView } from './BoardColumnView.tsx';
import { MoveMenu } from './MoveMenu.tsx';

export interface BoardProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The board's accessible name. */
  label: string;
  /** The columns in order. */
  columns: readonly BoardColumn<Item>[];
  /** Returns the item's key. */
  itemId: (item: Item) => string;
  /** Returns the card's name for announcements of a move. */
  itemName: (item: Item) => string;
  /** Renders a card; `move` is its "Move to…" button, to place anywhere in the card. */
  renderCard: (item: Item, move: ReactNode) => ReactNode;
  /** Returns true if the item can move to the column; by default every column is allowed. */
  canMove?: ((item: Item, columnId: string) => boolean) | undefined;
  /** Moves a card; without it the board is read-only. The move is announced when the card arrives. */
  onMove?: ((item: Item, columnId: string) => void) | undefined;
  /** Destinations without a column, offered only by "Move to…": a card that goes there leaves the board. */
  elsewhere?: readonly { id: string; label: string }[] | undefined;
  /** Loads more cards of a column with a larger `total`. */
  onShowMore?: ((columnId: string) => void) | undefined;
  /** The text of an empty column: "No items". */
  emptyText?: string | undefined;
  /** The estimated height of a card in px, for boards of 50 cards or more. */
  estimate?: number | undefined;
}

const nowhere: readonly never[] = [];
/** From this many cards, only those near the viewport are rendered: a card is larger than a row of a list. */
const virtualFromCards = 50;
const MemoColumnView = memo(BoardColumnView) as typeof BoardColumnView;

/** Cards in columns, which can be moved by dragging or by a menu on each card. */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, itemId, itemName, renderCard, canMove, onMove, ...others } = props;
  const { emptyText, onShowMore, estimate = 140, elsewhere = nowhere, ...element } = others;
  const { className, ...rest } = element;
  const text = useKitText();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ item: Item; from: string }>();
  // Written to the DOM directly, so that an announcement does not rerender all cards.
  const news = useRef<HTMLDivElement>(null);
  const asked = useRef<{ id: string; name: string; to: string }>(undefined);

  const virtual = columns.reduce((sum, { items }) => sum + items.length, 0) >= virtualFromCards;

  const isMovable = onMove !== undefined;
  const mayGo = useCallback(
    (item: Item, from: string, to: string) =>
      isMovable && from !== to && (canMove?.(item, to) ?? true),
    [isMovable, canMove],
  );
  const move = useStable((item: Item, to: string) => {
    asked.current = { id: itemId(item), name: itemName(item), to };
    news.current?.replaceChildren();
    // Runs after the paint that shows the closed menu or the dropped card.
    requestAnimationFrame(() => setTimeout(() => onMove?.(item, to)));
  });
  const drag = useStable((item: Item | undefined, from: string) =>
    setDragged(item && { item, from }),
  );
  const drop = useStable((to: string) => {
    setDragged(undefined);
    if (dragged && mayGo(dragged.item, dragged.from, to)) move(dragged.item, to);
  });
  const showMore = useStable((columnId: string) => onShowMore?.(columnId));
  const names = columns.map(({ id, label }) => `${id} ${label}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns' items do not change where a card can go
  const places = useMemo(
    () => [...columns.map(({ id, label }) => ({ id, label })), ...elsewhere],
    [names, elsewhere],
  );
  // Stable, so that a move rerenders only the affected columns.
  const cardIn = useCallback(
    (item: Item, from: string) =>
      renderCard(
        item,
        isMovable && (
          <MoveMenu
            itemName={itemName(item)}
            targets={places.filter(({ id }) => mayGo(item, from, id))}
            onMove={(to) => move(item, to)}
          />
        ),
      ),
    [renderCard, isMovable, itemName, places, mayGo, move],
  );

  // Announces the move after the card arrives, because the move may be refused.
  useEffect(() => {
    const wanted = asked.current;
    if (!wanted) return;
    const standsIn = columns.find(({ items }) => items.some((item) => itemId(item) === wanted.id));
    const place = standsIn ?? elsewhere.find(({ id }) => id === wanted.to);
    if (place?.id !== wanted.to) return;
    asked.current = undefined;
    news.current?.replaceChildren(text.moved({ item: wanted.name, column: place.label }));
    if (document.activeElement === document.body) focusCard(board.current, wanted.id);
  }, [columns, elsewhere, itemId, text]);

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form. */}
      <div ref={board} role="group" aria-label={label} className={styles.board}>
        {columns.map((column) => (
          <MemoColumnView<Item>
            key={column.id}
            column={column}
            itemId={itemId}
            estimate={estimate}
            virtual={virtual}
            emptyText={emptyText ?? text.noItems}
            target={
              dragged === undefined || dragged.from === column.id
                ? undefined
                : mayGo(dragged.item, dragged.from, column.id)
                  ? 'allowed'
                  : 'refused'
            }
            onDrag={isMovable ? drag : undefined}
            onDrop={drop}
            onShowMore={onShowMore && showMore}
            renderCard={cardIn}
          />
        ))}
      </div>
      <div ref={news} role="status" className="visually-hidden" />
    </div>
  );
}

function focusCard(board: HTMLElement | null, id: string): void {
  // If the card has left the board, the first card gets the focus.
  const card = board?.querySelector(`[data-card="${CSS.escape(id)}"]`) ?? board;
  card?.querySelector<HTMLElement>('a[href], button')?.focus();
}
