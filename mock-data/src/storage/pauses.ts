/** Longer work is paused, so that it takes a small part of the time between two frames. */
const pieceMs = 5;

/** How often the clock is asked: work on fewer records than this is never paused. */
const recordsPerLook = 500;

/** To be called for each record; answers a promise when it is time to wait. */
export type Pause = () => Promise<void> | undefined;

/** Lets long work on many records give way, so that input is answered and the page painted in between. */
export function pauses(): Pause {
  let records = 0;
  let until = performance.now() + pieceMs;
  return () => {
    records += 1;
    if (records % recordsPerLook !== 0 || performance.now() < until) return undefined;
    return nextTurn().then(() => {
      until = performance.now() + pieceMs;
    });
  };
}

/** Continues after what waits, before what comes later where the browser knows that order. */
function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
