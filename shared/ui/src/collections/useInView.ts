import { type RefObject, useEffect, useState } from 'react';

/** Returns true if part of an element is in the viewport; also before it is known and while not `active`. */
export function useInView(element: RefObject<Element | null>, active: boolean): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!active || !target) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInView(last.isIntersecting);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      setInView(true);
    };
  }, [element, active]);
  return inView;
}
