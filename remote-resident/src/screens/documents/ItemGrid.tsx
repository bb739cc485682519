import { VirtualList } from '@hoa/shared/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './ItemGrid.module.css';
import type { ItemsProps } from './ItemList.tsx';

const leastTilePx = 190;
const phoneWidthPx = 480;
const phoneColumns = 2;
const gapPx = 12;
const likelyHeightPx = 150;

/** Folders or files as tiles in rows, so that thousands need no more rows than are near the screen. */
export function ItemGrid<Item extends { readonly id: string }>(props: ItemsProps<Item>) {
  const { labelledBy, items, renderItem } = props;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const rows = useMemo(() => inRows(items, columns), [items, columns]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setColumns(columnsIn(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box}>
      <VirtualList
        aria-labelledby={labelledBy}
        items={rows}
        itemId={(row) => row[0]?.id ?? ''}
        estimate={likelyHeightPx}
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

function columnsIn(widthPx: number): number {
  if (widthPx < phoneWidthPx) return phoneColumns;
  return Math.floor((widthPx + gapPx) / (leastTilePx + gapPx));
}
