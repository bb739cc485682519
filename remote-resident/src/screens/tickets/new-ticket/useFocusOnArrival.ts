import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a step of a dialog when it is shown: to the first element that matches, else to the step. */
export function useFocusOnArrival<Element extends HTMLElement>(
  selector?: string,
): RefObject<Element | null> {
  const step = useRef<Element>(null);
  useEffect(() => {
    const target = selector && step.current?.querySelector<HTMLElement>(selector);
    (target || step.current)?.focus();
  }, [selector]);
  return step;
}
