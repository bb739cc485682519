import { type RefObject, useLayoutEffect } from 'react';
import { type Align, placeBeside } from './place-beside.ts';

export interface TopLayerPlace {
  prefer?: 'below' | 'above';
  align?: Align;
}

/** Puts a rendered `popover="manual"` element in the top layer beside its anchor, and keeps it there. */
export function useTopLayer(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  { prefer = 'below', align = 'start' }: TopLayerPlace = {},
): void {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!box) return;
    box.showPopover();
    const place = () => {
      if (!anchor.current) return;
      const physical = getComputedStyle(box).direction === 'rtl' ? mirrored[align] : align;
      const { left, top } = placeBeside(
        anchor.current.getBoundingClientRect(),
        box.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        { prefer, align: physical },
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, popover, prefer, align]);
}

const mirrored = { start: 'end', center: 'center', end: 'start' } as const;
