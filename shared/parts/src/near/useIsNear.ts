import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the screen something counts as near, in pixels. */
const marginPx = 400;

/** Whether an element is or has been on screen, or about to be scrolled to. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (top < innerHeight + marginPx && bottom > -marginPx) {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
