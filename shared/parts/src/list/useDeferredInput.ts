import { useDeferredValue } from 'react';

/**
 * What to ask for once the paint that shows what was pressed is done, and whether that is still to come. `input` is
 * compared by its text, since callers write it inline.
 */
export function useDeferredInput<Value>(input: Value): readonly [asked: Value, isLate: boolean] {
  const wanted = JSON.stringify(input);
  const asked = useDeferredValue(wanted);
  return [asked === wanted ? input : (JSON.parse(asked) as Value), asked !== wanted];
}
