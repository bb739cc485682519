import { VirtualList } from '@hoa/shared/ui';
import type { ReactNode } from 'react';

export interface ItemsProps<Item extends { readonly id: string }> {
  readonly labelledBy: string;
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
}

const likelyHeightPx = 64;

/** Folders or files one below the other. */
export function ItemList<Item extends { readonly id: string }>(props: ItemsProps<Item>) {
  const { labelledBy, items, renderItem } = props;
  return (
    <VirtualList
      aria-labelledby={labelledBy}
      items={items}
      itemId={({ id }) => id}
      estimate={likelyHeightPx}
      renderItem={renderItem}
    />
  );
}
