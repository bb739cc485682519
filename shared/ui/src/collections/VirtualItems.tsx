import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The visible part of a long list, and the height of the rest. */
export interface VirtualView {
  /** The visible indices, and a few before and after. */
  indices: readonly number[];
  /** Height of the items before, in px. */
  before: number;
  /** Height of the items after, in px. */
  after: number;
  /** Ref for each rendered item; the item also needs `data-index`. */
  measure: (element: Element | null) => void;
}

export interface VirtualItemsProps {
  /** The number of items. */
  count: number;
  /** The estimated height of an item in px; the real height is measured. */
  estimate: number;
  /** Space between items in px. */
  gap?: number | undefined;
  /** The number of items to render before and after the visible ones; 4 by default. */
  overscan?: number | undefined;
  /** The key of the item at an index. */
  itemKey: (index: number) => string;
  /** Renders the visible items, with space for the rest before and after. */
  children: (view: VirtualView) => ReactNode;
}

/** Virtualizes a long list that scrolls with the page. */
export function PageVirtualItems(props: VirtualItemsProps) {
  const top = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({ ...optionsOf(props), scrollMargin });
  return <div ref={top}>{props.children(viewOf(virtualizer, scrollMargin))}</div>;
}

/** Virtualizes a long list that scrolls inside `scroller`. */
export function BoxVirtualItems(
  props: VirtualItemsProps & { scroller: RefObject<HTMLElement | null> },
) {
  const virtualizer = useVirtualizer({
    ...optionsOf(props),
    getScrollElement: () => props.scroller.current,
  });
  return props.children(viewOf(virtualizer, 0));
}

function optionsOf({ count, estimate, gap = 0, overscan = 4, itemKey }: VirtualItemsProps) {
  return { count, estimateSize: () => estimate, gap, getItemKey: itemKey, overscan };
}

function viewOf(
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>,
  margin: number,
): VirtualView {
  const items = virtualizer.getVirtualItems();
  const start = (items[0]?.start ?? margin) - margin;
  const end = (items.at(-1)?.end ?? margin) - margin;
  return {
    indices: items.map((item) => item.index),
    before: start,
    after: Math.max(0, virtualizer.getTotalSize() - end),
    measure: virtualizer.measureElement,
  };
}
