import { useDeferredValue } from 'react';

/**
 * `input`, one paint late: the page first shows the pressed control, then asks with the new input. `isLate` is true in
 * between. Inputs are compared as JSON, since callers write them inline.
 */
export function useDeferredInput<Value>(input: Value): readonly [asked: Value, isLate: boolean] {
  const wanted = JSON.stringify(input);
  const asked = useDeferredValue(wanted);
  return [asked === wanted ? input : (JSON.parse(asked) as Value), asked !== wanted];
}
