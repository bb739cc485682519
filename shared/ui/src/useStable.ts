import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest version: for props of memoized components. Not
 * to be called while rendering.
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
