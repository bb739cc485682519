/** Longest time that a remote or the registry may take to answer, in milliseconds, before it counts as failed. */
export const loadLimitMs = 10_000;

/** The work's own answer, or a rejection that names it once `limitMs` have passed. */
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
