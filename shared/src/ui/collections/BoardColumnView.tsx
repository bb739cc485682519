import { type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Badge } from '../feedback/Badge.tsx';
import { useKitText } from '../messages/index.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/partOnDemand.ts';
import styles from './Board.module.css';
import type { BoardColumn } from './Board.tsx';
import { useInView } from './useInView.ts';
import type { VirtualView } from './VirtualItems.tsx';
import { firstOf } from './virtual-from.ts';

const BoxVirtualItems = partOnDemand(() =>
  import('./VirtualItems.tsx').then((m) => m.BoxVirtualItems),
);

interface BoardColumnViewProps<Item> {
  column: BoardColumn<Item>;
  itemId: (item: Item) => string;
  estimate: number;
  /** Renders only the cards near the screen, and one while the column itself is out of view. */
  virtual: boolean;
  emptyText: string;
  /** What the card that is being dragged may do here. */
  target: 'allowed' | 'refused' | undefined;
  /** Told which card is dragged from this column, and when it is let go. */
  onDrag: ((item: Item | undefined, columnId: string) => void) | undefined;
  onDrop: (columnId: string) => void;
  renderCard: (item: Item, columnId: string) => ReactNode;
}

const gapPx = 8;
/** Cards in a column until the virtualizer is there. */
const firstCards = 3;

/** One column: a region named by its label, with its own scrolling under a header that stays. */
export function BoardColumnView<Item>(props: BoardColumnViewProps<Item>) {
  const { column, itemId, estimate, virtual, emptyText, target, ...moves } = props;
  const { onDrag, onDrop, renderCard } = moves;
  const { items } = column;
  const text = useKitText();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const inView = useInView(scroller, virtual);
  // Kept the same, or the virtualizer would measure a long column anew each time.
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
            aria-setsize={virtual ? items.length : undefined}
            aria-posinset={virtual ? index + 1 : undefined}
            draggable={onDrag !== undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', idAt(index));
              onDrag?.(item, column.id);
            }}
            onDragEnd={() => onDrag?.(undefined, column.id)}
          >
            {renderCard(item, column.id)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.column, target && styles[target])}
      onDragOver={(event) => {
        if (target !== 'allowed') return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(column.id);
      }}
    >
      <header className={styles.header}>
        <h2 id={headingId} className={styles.label}>
          {column.label}
        </h2>
        <Badge>
          <span aria-hidden="true">{items.length}</span>
          <span className="visually-hidden">{text.items({ n: items.length })}</span>
        </Badge>
      </header>
      {target && (
        <p className={styles.hint}>{target === 'allowed' ? text.dropHere : text.notAllowedHere}</p>
      )}
      <div ref={scroller} className={styles.scroller}>
        {items.length === 0 && <p className={styles.empty}>{emptyText}</p>}
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
      </div>
    </section>
  );
}

/** Of a column out of view one card is left, to be reached by keyboard, which brings the column into view. */
function firstInView(view: VirtualView, height: number): VirtualView {
  const left = view.indices.slice(0, 1);
  const taken = view.indices.length - left.length;
  return { ...view, indices: left, after: view.after + taken * height };
}
