import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the target of a link into view and focuses it, after the page has set its own focus. */
export function useBringIntoView(isLinkTarget = false): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLinkTarget) return;
    const frame = requestAnimationFrame(() => {
      element.current?.scrollIntoView({ block: 'center' });
      element.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinkTarget]);
  return element;
}
