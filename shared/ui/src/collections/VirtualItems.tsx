import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What is in view of a long list, and how much room the rest takes. */
export interface VirtualView {
  /** The indices in view, and a few around. */
  indices: readonly number[];
  /** Height of what comes before, px. */
  before: number;
  /** Height of what comes after, px. */
  after: number;
  /** Ref for each rendered item, which also carries `data-index`. */
  measure: (element: Element | null) => void;
}

export interface VirtualItemsProps {
  /** How many things there are. */
  count: number;
  /** A thing's likely height, px; its real one is measured. */
  estimate: number;
  /** Space between things, px. */
  gap?: number | undefined;
  /** How many more are rendered on each side of those in view; 4 by default. */
  overscan?: number | undefined;
  /** The key of the item at an index. */
  itemKey: (index: number) => string;
  /** Renders the things in view, with room for the rest before and after. */
  children: (view: VirtualView) => ReactNode;
}

/** A window on a long list that scrolls with the page. */
export function PageVirtualItems(props: VirtualItemsProps) {
  const top = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({ ...optionsOf(props), scrollMargin });
  return <div ref={top}>{props.children(viewOf(virtualizer, scrollMargin))}</div>;
}

/** A window on a long list that scrolls inside `scroller`. */
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
