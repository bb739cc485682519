import { Stack, VirtualList } from '@hoa/ui';
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './ItemSection.module.css';

interface ItemsProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
}

export interface ItemSectionProps<Item extends { readonly id: string }> extends ItemsProps<Item> {
  readonly title: string;
  /** The minimum width of a grid tile; undefined for a list. */
  readonly minTilePx: number | undefined;
  /** The minimum number of columns of a grid, 1 by default. */
  readonly minColumns?: number;
}

/** Folders or files under a heading, as a list or a grid; renders nothing when there are none. */
export function ItemSection<Item extends { readonly id: string }>(props: ItemSectionProps<Item>) {
  const { title, items, minTilePx, minColumns = 1, renderItem } = props;
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      {minTilePx ? (
        <ItemGrid
          labelledBy={headingId}
          items={items}
          renderItem={renderItem}
          minTilePx={minTilePx}
          minColumns={minColumns}
        />
      ) : (
        <ItemList labelledBy={headingId} items={items} renderItem={renderItem} />
      )}
    </Stack>
  );
}

interface LabelledItemsProps<Item extends { readonly id: string }> extends ItemsProps<Item> {
  readonly labelledBy: string;
}

const estimatedRowPx = 64;

function ItemList<Item extends { readonly id: string }>(props: LabelledItemsProps<Item>) {
  const { labelledBy, items, renderItem } = props;
  return (
    <VirtualList
      aria-labelledby={labelledBy}
      items={items}
      itemId={({ id }) => id}
      estimate={estimatedRowPx}
      renderItem={renderItem}
    />
  );
}

const gapPx = 12;
const estimatedTilePx = 150;

/** Tiles in virtual rows, so that thousands of items render only the rows near the viewport. */
function ItemGrid<Item extends { readonly id: string }>(
  props: LabelledItemsProps<Item> & { readonly minTilePx: number; readonly minColumns: number },
) {
  const { labelledBy, items, renderItem, minTilePx, minColumns } = props;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const rows = useMemo(() => inRows(items, columns), [items, columns]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setColumns(Math.max(minColumns, columnsIn(element.clientWidth, minTilePx)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minTilePx, minColumns]);

  return (
    <div ref={box}>
      <VirtualList
        aria-labelledby={labelledBy}
        items={rows}
        itemId={(row) => row[0]?.id ?? ''}
        estimate={estimatedTilePx}
        renderItem={(row) => (
          <ul
            className={styles.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map((item) => (
              <li key={item.id}>{renderItem(item)}</li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

function columnsIn(widthPx: number, minTilePx: number): number {
  return Math.floor((widthPx + gapPx) / (minTilePx + gapPx));
}
