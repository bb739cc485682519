import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { Badge } from '../feedback/Badge.tsx';
import { useKitText } from '../messages.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import styles from './Board.module.css';
import type { VirtualView } from './VirtualItems.tsx';
import { firstOf } from './virtual-from.ts';

const BoxVirtualItems = partOnDemand(() =>
  import('./VirtualItems.tsx').then((m) => m.BoxVirtualItems),
);

export interface BoardColumn<Item> {
  /** The column's id; passed to `onMove`. */
  id: string;
  /** The heading; also the accessible name of the column's region. */
  label: string;
  /** The items in order, or the first page of them. */
  items: readonly Item[];
  /** The total number of items, if `items` is only the first page. */
  total?: number | undefined;
  /** True while more items load. */
  isLoading?: boolean | undefined;
}

interface BoardColumnViewProps<Item> {
  column: BoardColumn<Item>;
  itemId: (item: Item) => string;
  estimate: number;
  /** Renders only cards near the viewport, and one while the column is out of view. */
  virtual: boolean;
  emptyText: string;
  /** The state of the column as a drop target. */
  target: 'allowed' | 'refused' | undefined;
  /** Called with the card dragged from this column, and with undefined when it is released. */
  onDrag: ((item: Item | undefined, columnId: string) => void) | undefined;
  onDrop: (columnId: string) => void;
  onShowMore: ((columnId: string) => void) | undefined;
  renderCard: (item: Item, columnId: string) => ReactNode;
}

const gapPx = 8;
/** The number of cards in a column until the virtualizer has loaded. */
const firstCards = 3;

interface CardProps<Item> {
  item: Item;
  columnId: string;
  renderCard: (item: Item, columnId: string) => ReactNode;
}

function Card<Item>({ item, columnId, renderCard }: CardProps<Item>) {
  return renderCard(item, columnId);
}

// Memoized: a column rerenders with every scroll and measurement, its cards do not.
const MemoCard = memo(Card) as typeof Card;

/** One column: a region named by its label, which scrolls under a fixed header. */
export function BoardColumnView<Item>(props: BoardColumnViewProps<Item>) {
  const { column, itemId, estimate, virtual, emptyText, target, ...moves } = props;
  const { onDrag, onDrop, onShowMore, renderCard } = moves;
  const { items, total = items.length } = column;
  const text = useKitText();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isAimedAt = isOver && target !== undefined;
  const inView = useInView(scroller, virtual);
  const shownBefore = useRef<number>(undefined);
  // The button may disappear with the last page: the focus moves to the first new card.
  useEffect(() => {
    const first = shownBefore.current;
    if (first === undefined || items.length <= first) return;
    shownBefore.current = undefined;
    if (!hasFocus(scroller.current)) return;
    const card = scroller.current?.querySelector(`[data-index="${first}"]`);
    card?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [items]);
  // Stable, because the virtualizer would otherwise measure a long column again on every render.
  const idAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? String(index) : itemId(item);
    },
    [items, itemId],
  );
  const cards = (view: VirtualView) => (
    <ul
      className={styles.cards}
      style={virtual ? { paddingBlock: `${view.before}px ${view.after}px` } : undefined}
    >
      {view.indices.map((index) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={idAt(index)}
            ref={virtual ? view.measure : undefined}
            data-index={index}
            data-card={idAt(index)}
            aria-setsize={virtual || items.length < total ? total : undefined}
            aria-posinset={virtual || items.length < total ? index + 1 : undefined}
            draggable={onDrag !== undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', idAt(index));
              // Runs after the browser has captured the drag image.
              const card = event.currentTarget;
              requestAnimationFrame(() => card.toggleAttribute('data-dragged', true));
              onDrag?.(item, column.id);
            }}
            onDragEnd={(event) => {
              event.currentTarget.removeAttribute('data-dragged');
              onDrag?.(undefined, column.id);
            }}
          >
            <MemoCard item={item} columnId={column.id} renderCard={renderCard} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        styles.column,
        target === 'refused' && styles.refused,
        isAimedAt && target === 'allowed' && styles.allowed,
      )}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDragOver={(event) => {
        setIsOver(true);
        if (target !== 'allowed') return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(column.id);
      }}
    >
      <header className={styles.header}>
        <h2 id={headingId} className={styles.label}>
          {column.label}
        </h2>
        <Badge>
          <span aria-hidden="true">{total}</span>
          <span className="visually-hidden">{text.items({ n: total })}</span>
        </Badge>
      </header>
      {isAimedAt && (
        <p className={styles.place}>{target === 'allowed' ? text.dropHere : text.notAllowedHere}</p>
      )}
      <div ref={scroller} className={styles.scroller}>
        {total === 0 && <p className={styles.empty}>{emptyText}</p>}
        {virtual && items.length > 0 ? (
          <OnDemand
            what={text.restOfList}
            keepPending
            pending={cards(firstOf(items.length, firstCards))}
          >
            <BoxVirtualItems
              scroller={scroller}
              count={items.length}
              overscan={1}
              estimate={estimate}
              gap={gapPx}
              itemKey={idAt}
            >
              {(view) => cards(inView ? view : firstInView(view, estimate + gapPx))}
            </BoxVirtualItems>
          </OnDemand>
        ) : (
          items.length > 0 && cards({ ...firstOf(0), indices: items.map((_, index) => index) })
        )}
        {onShowMore && items.length < total && (
          <Button
            wide
            size="sm"
            variant="quiet"
            loading={column.isLoading}
            aria-label={`${text.showMore} ${column.label}`}
            onClick={() => {
              shownBefore.current = items.length;
              onShowMore(column.id);
            }}
          >
            {text.showMore}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Returns true if the focus is in the column, or was on an element that has been removed. */
function hasFocus(column: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || Boolean(column?.contains(activeElement));
}

/** Keeps one card in a column out of view, so that the keyboard can reach it and scroll the column into view. */
function firstInView(view: VirtualView, height: number): VirtualView {
  const left = view.indices.slice(0, 1);
  const taken = view.indices.length - left.length;
  return { ...view, indices: left, after: view.after + taken * height };
}

/** Returns true if part of an element is in the viewport; also before it is known and while not `active`. */
function useInView(element: RefObject<Element | null>, active: boolean): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!active || !target) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInView(last.isIntersecting);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      setInView(true);
    };
  }, [element, active]);
  return inView;
}
