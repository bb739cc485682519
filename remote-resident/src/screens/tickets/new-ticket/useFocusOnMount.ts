import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a dialog step on mount: its first element matching `selector`, otherwise the step itself. */
export function useFocusOnMount<Element extends HTMLElement>(
  selector?: string,
): RefObject<Element | null> {
  const step = useRef<Element>(null);
  useEffect(() => {
    const target = selector && step.current?.querySelector<HTMLElement>(selector);
    (target || step.current)?.focus();
  }, [selector]);
  return step;
}
