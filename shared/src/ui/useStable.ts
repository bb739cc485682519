import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from render to render and does what the latest one does: for what is
 * given to parts that are rendered anew only when their props change. Not to be called while rendering.
 */
export function useStable<Args extends readonly unknown[], Answer>(
  latest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}
