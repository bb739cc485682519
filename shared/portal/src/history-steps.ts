/** How the current page was reached: through the browser's Back and Forward, or by following a link. */
export type HistoryStep = 'link' | 'back-or-forward';

let last: HistoryStep = 'link';

// The router's `useNavigationType` can't tell: single-spa dispatches a `popstate` of its own to every
// router of the page whenever one of them navigates.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    (event) => {
      last = 'singleSpa' in event && event.singleSpa ? 'link' : 'back-or-forward';
    },
    { capture: true },
  );
}

export function lastHistoryStep(): HistoryStep {
  return last;
}
