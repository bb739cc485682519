import { useEffect, useState } from 'react';

/** How long the page may be busy showing itself before what is not seen at first is asked for all the same. */
const longestMs = 1000;

/** Whether the page has been painted and is not busy: what is not seen at first is asked for then. */
export function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const isOver = new AbortController();
    const done = () => isOver.signal.aborted || setPainted(true);
    // The timer of a frame's callback runs after that frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Safari has no idle callbacks.
        if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: longestMs });
        else done();
      }),
    );
    return () => isOver.abort();
  }, []);
  return painted;
}
