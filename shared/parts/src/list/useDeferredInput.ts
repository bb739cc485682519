import { useDeferredValue } from 'react';

/**
 * Returns `input` one paint late, so that the page shows the pressed control before it sends the query. `isLate` is
 * true in between. Inputs are compared as JSON, since callers write them inline.
 */
export function useDeferredInput<Value>(input: Value): readonly [asked: Value, isLate: boolean] {
  const wanted = JSON.stringify(input);
  const asked = useDeferredValue(wanted);
  return [asked === wanted ? input : (JSON.parse(asked) as Value), asked !== wanted];
}
