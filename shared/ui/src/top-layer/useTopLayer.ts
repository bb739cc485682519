import { type RefObject, useLayoutEffect } from 'react';

interface Size {
  width: number;
  height: number;
}

/** Returns the position in viewport px of an element of `size` next to another one. */
export type TopLayerPlace = (
  anchor: HTMLElement,
  size: Size,
  screen: Size,
  isRightToLeft: boolean,
) => { left: number; top: number };

/**
 * Shows a rendered `popover="manual"` element in the top layer next to its anchor, and keeps it there. `place` must
 * have a stable identity.
 */
export function useTopLayer(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  place: TopLayerPlace,
): void {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!box) return;
    box.showPopover();
    const put = () => {
      if (!anchor.current) return;
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const isRightToLeft = getComputedStyle(box).direction === 'rtl';
      const { left, top } = place(
        anchor.current,
        box.getBoundingClientRect(),
        screen,
        isRightToLeft,
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, { capture: true });
    };
  }, [anchor, popover, place]);
}
