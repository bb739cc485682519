// @ts-check

/** Runs in a page before all other scripts; `window.measured()` then returns `lcp`, `cls` and `blocking`. */
export function observePaints() {
  const seen = { lcp: 0, cls: 0, blocking: 0 };
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    if (painted && entry.startTime + entry.duration > painted.startTime) {
      seen.blocking += Math.max(0, entry.duration - 50);
    }
  });
  Object.assign(window, { measured: () => seen });
}
