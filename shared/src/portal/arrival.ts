/**
 * How the page at hand was reached: by going back or forward, or by a step ahead. The router's own answer
 * is of no use here, since every step of one remote reaches the routers of the others as a `popstate`
 * that single-spa makes up.
 */
export type Arrival = 'ahead' | 'back-or-forward';

let last: Arrival = 'ahead';

if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    (event) => {
      last = 'singleSpa' in event && event.singleSpa ? 'ahead' : 'back-or-forward';
    },
    { capture: true },
  );
}

export function lastArrival(): Arrival {
  return last;
}
