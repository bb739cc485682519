import { setTimeout as wait } from 'node:timers/promises';

const startupTimeoutMs = 30_000;
const pollIntervalMs = 50;

/**
 * Resolves when everything works; rejects after a timeout with the names of what does not.
 * @param missing Returns the names of parts that do not work yet.
 */
export async function whenReady(
  missing: () => Promise<readonly string[]>,
  withinMs = startupTimeoutMs,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const names = await missing();
    if (names.length === 0) return;
    if (performance.now() > giveUpAt) {
      throw new Error(`The live portal did not become ready: ${names.join(', ')}.`);
    }
    await wait(pollIntervalMs);
  }
}
