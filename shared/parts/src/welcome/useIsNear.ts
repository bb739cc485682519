import { type RefObject, useEffect, useState } from 'react';

/** The distance from the viewport that counts as near, in pixels. */
const marginPx = 400;

/** Returns true once an element has been in the viewport or near it. */
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
