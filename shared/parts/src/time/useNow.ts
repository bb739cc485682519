import { useSyncExternalStore } from 'react';

const tickMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now: number | undefined;

/** Returns the time in epoch milliseconds, updated every minute. All relative times of a page share one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  now ??= Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) now = Date.now();
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const each of [...listeners]) each();
}
