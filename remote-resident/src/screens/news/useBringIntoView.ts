import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view and gives it the focus, after the page has set its own, when it is what was sought. */
export function useBringIntoView(isSought = false): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSought) return;
    const frame = requestAnimationFrame(() => {
      element.current?.scrollIntoView({ block: 'center' });
      element.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSought]);
  return element;
}
