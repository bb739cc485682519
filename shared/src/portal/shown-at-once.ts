import { createNextState } from '@reduxjs/toolkit';
import type { Operation } from '../data/operations.ts';

/** A change that is on the screen though no answer has it yet: what it does to the answer of an operation. */
export interface ShownAtOnce {
  change(operation: Operation): ((answer: unknown) => void) | undefined;
}

/**
 * An answer with the changes that were shown before it. Without them, a reading that began before a command
 * was carried out would put back for a moment what somebody has just changed.
 */
export function withShownAtOnce(
  answer: unknown,
  operation: Operation,
  shown: Iterable<ShownAtOnce>,
): unknown {
  let now = answer;
  for (const { change } of shown) {
    const apply = change(operation);
    if (apply && typeof now === 'object' && now !== null)
      now = createNextState(now, (draft) => void apply(draft));
  }
  return now;
}
