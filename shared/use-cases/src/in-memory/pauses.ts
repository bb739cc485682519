/** The number of records to process without a pause: a few milliseconds on a slow phone. */
const atOnce = 500;

/**
 * Interrupts long work on many records, so that the browser can handle input and paint in between. Call the returned
 * function once for each record, and await the promise if it returns one.
 */
export function pauses(): () => Promise<void> | undefined {
  let records = 0;
  return () => {
    records += 1;
    return records % atOnce === 0 ? nextTurn() : undefined;
  };
}

/** Yields to pending input and painting, with `scheduler.yield` or a timer in browsers without it. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
