/** How many records are worked on without a pause: a few milliseconds on a slow phone. */
const atOnce = 500;

/**
 * Interrupts long work on many records, so that the browser can answer input and paint in between. Call the answered
 * function once for each record, and await its promise where it answers one.
 */
export function pauses(): () => Promise<void> | undefined {
  let records = 0;
  return () => {
    records += 1;
    return records % atOnce === 0 ? nextTurn() : undefined;
  };
}

/** Lets waiting input and painting go first: by `scheduler.yield`, or by a timer in browsers without it. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
