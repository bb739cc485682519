/** How many records are worked on without a pause: a few milliseconds on a slow phone. */
const atOnce = 500;

/**
 * Lets work on many records give way, so that input is answered and the page painted in between: to be called for each
 * record; answers a promise when it is time to wait.
 */
export function pauses(): () => Promise<void> | undefined {
  let records = 0;
  return () => {
    records += 1;
    return records % atOnce === 0 ? nextTurn() : undefined;
  };
}

/** Continues after what waits; where the browser offers it, before what comes later. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
