import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import type { VirtualView } from './VirtualItems.tsx';
import styles from './VirtualList.module.css';
import { firstOf, virtualFrom } from './virtual-from.ts';

// Most lists are short: the virtualizer is fetched with the first long one.
const PageVirtualItems = partOnDemand(() =>
  import('./VirtualItems.tsx').then((m) => m.PageVirtualItems),
);

export interface VirtualListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The items in order. */
  items: readonly Item[];
  /** Returns the item's key. */
  itemId: (item: Item) => string;
  /** Renders an item inside its `<li>`. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The estimated height of an item in px. */
  estimate?: number | undefined;
}

const gapPx = 12;

/** A list that, from 200 items, renders only those near the viewport. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const text = useKitText();
  const { items, itemId, renderItem, estimate = 120, className, style, ...rest } = props;
  const list = (view: VirtualView) => (
    <ul
      {...rest}
      className={classNames(styles.list, className)}
      style={{ ...style, paddingBlock: `${view.before}px ${view.after}px` }}
    >
      {view.indices.map((index) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={itemId(item)}
            ref={view.measure}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {renderItem(item, index)}
          </li>
        );
      })}
    </ul>
  );
  if (items.length < virtualFrom) {
    return (
      <ul {...rest} className={classNames(styles.list, className)} style={style}>
        {items.map((item, index) => (
          <li key={itemId(item)}>{renderItem(item, index)}</li>
        ))}
      </ul>
    );
  }
  return (
    <OnDemand what={text.restOfList} keepPending pending={list(firstOf(items.length))}>
      <PageVirtualItems
        count={items.length}
        estimate={estimate}
        gap={gapPx}
        itemKey={(index) => {
          const item = items[index];
          return item === undefined ? String(index) : itemId(item);
        }}
      >
        {list}
      </PageVirtualItems>
    </OnDemand>
  );
}
