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
import { useKitText } from '../messages/index.ts';
import { useStable } from '../useStable.ts';
import styles from './Board.module.css';
import { type BoardColumn, BoardColumnView } from './BoardColumnView.tsx';
import { MoveMenu } from './MoveMenu.tsx';

export interface BoardProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the board. */
  label: string;
  /** The columns in order. */
  columns: readonly BoardColumn<Item>[];
  /** Tells the cards apart. */
  itemId: (item: Item) => string;
  /** What a card is called when its move is announced. */
  itemName: (item: Item) => string;
  /** Renders a card; `move` is its "Move to…" button, to be put where the card wants it. */
  renderCard: (item: Item, move: ReactNode) => ReactNode;
  /** Whether the item may go to the column; every column by default. */
  canMove?: ((item: Item, columnId: string) => boolean) | undefined;
  /** Moves a card; without it the board only shows. The move is announced once the card is there. */
  onMove?: ((item: Item, columnId: string) => void) | undefined;
  /** Places without a column, offered by "Move to…" alone: a card that goes there leaves the board. */
  elsewhere?: readonly { id: string; label: string }[] | undefined;
  /** Asks for more cards of a column that has more than it shows. */
  onShowMore?: ((columnId: string) => void) | undefined;
  /** What an empty column says: "No items". */
  emptyText?: string | undefined;
  /** A card's likely height, px, for boards of 50 cards or more. */
  estimate?: number | undefined;
}

const nowhere: readonly never[] = [];
/** From this many on, only the cards near the screen are rendered: a card is larger than a row of a list. */
const virtualFromCards = 50;
const SteadyColumnView = memo(BoardColumnView) as typeof BoardColumnView;

/** Cards in columns, moved by dragging or by a menu on each. */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, itemId, itemName, renderCard, canMove, onMove, ...others } = props;
  const { emptyText, onShowMore, estimate = 140, elsewhere = nowhere, ...element } = others;
  const { className, ...rest } = element;
  const text = useKitText();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ item: Item; from: string }>();
  // Written into the DOM directly, so that an announcement does not render every card again.
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
    // After the paint that shows the menu closed or the card let go.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the columns hold does not change where a card can go
  const places = useMemo(
    () => [...columns.map(({ id, label }) => ({ id, label })), ...elsewhere],
    [names, elsewhere],
  );
  // Stable, so that only the columns affected by a move are rendered again.
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

  // Announced once the card has arrived: the move may be refused.
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
          <SteadyColumnView<Item>
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
  // When the card has left the board, the first card gets the focus.
  const card = board?.querySelector(`[data-card="${CSS.escape(id)}"]`) ?? board;
  card?.querySelector<HTMLElement>('a[href], button')?.focus();
}
