/** The time limit for a remote or the registry to respond, in milliseconds; after it, loading counts as failed. */
export const loadLimitMs = 10_000;

/** Returns the result of the work, or rejects with its name after `limitMs`. */
export async function withinLimit<T>(
  name: string,
  work: Promise<T>,
  limitMs = loadLimitMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not answer in time.`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
