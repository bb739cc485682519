/** How long after the page has loaded its own data and pictures may still be on their way, in milliseconds. */
const settleMs = 4_000;

/** Calls back well after the page has loaded, once the browser has nothing better to do. */
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
