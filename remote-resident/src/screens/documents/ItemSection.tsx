import { Stack } from '@hoa/shared/ui';
import { type ReactNode, useId } from 'react';
import { ItemGrid } from './ItemGrid.tsx';
import { ItemList } from './ItemList.tsx';
import styles from './ItemSection.module.css';

export interface ItemSectionProps<Item extends { readonly id: string }> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly isGrid: boolean;
  readonly renderItem: (item: Item) => ReactNode;
}

/** Folders or files under their heading; nothing for none. */
export function ItemSection<Item extends { readonly id: string }>(props: ItemSectionProps<Item>) {
  const { title, items, isGrid, renderItem } = props;
  const headingId = useId();
  if (items.length === 0) return null;
  const Items = isGrid ? ItemGrid : ItemList;
  return (
    <Stack gap={3}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      <Items labelledBy={headingId} items={items} renderItem={renderItem} />
    </Stack>
  );
}
