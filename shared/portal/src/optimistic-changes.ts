import type { Operation } from '@hoa/api';
import { createNextState } from '@reduxjs/toolkit';

/** An optimistic update: how it changes the cached response of each operation. */
export interface OptimisticChange {
  change(operation: Operation): ((answer: unknown) => void) | undefined;
}

/**
 * An answer with the optimistic changes applied. Without them, a read that began before the command
 * was carried out would briefly undo on screen what the person has just changed.
 */
export function withOptimisticChanges(
  answer: unknown,
  operation: Operation,
  changes: Iterable<OptimisticChange>,
): unknown {
  let changed = answer;
  for (const { change } of changes) {
    const apply = change(operation);
    if (apply && typeof changed === 'object' && changed !== null)
      changed = createNextState(changed, (draft) => void apply(draft));
  }
  return changed;
}
