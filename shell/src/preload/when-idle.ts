/** The time in which a loaded page fetches its data and pictures, in milliseconds. */
const settleMs = 4_000;

/** Runs `work` some time after the page has loaded, when the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: settleMs });
      else work();
    }, settleMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
