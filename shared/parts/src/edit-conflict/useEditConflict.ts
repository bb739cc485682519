import { PortalError } from '@hoa/portal';
import { useState } from 'react';

/** The state of an edit that may conflict with changes by others. */
export interface EditConflictState<Values> {
  /** The values that the change is based on: those at the start of the edit, or those that the last conflict showed. */
  readonly seen: Values;
  /** True if the last attempt was refused because the values had changed; then show both. */
  readonly isRefused: boolean;
  /** Handles an error if it is a conflict; returns true if it was. */
  take(error: unknown): boolean;
  /** Restarts the edit with the current values. */
  restart(): void;
}

/**
 * Tracks an edit of `current`, the values as last read. A command based on `seen` rejects if they have changed; a retry
 * is based on the values that the person was shown.
 */
export function useEditConflict<Values>(current: Values): EditConflictState<Values> {
  const [begun, setBegun] = useState(current);
  const [isRefused, setRefused] = useState(false);
  return {
    seen: isRefused ? current : begun,
    isRefused,
    take(error) {
      if (PortalError.from(error).code !== 'conflict') return false;
      setRefused(true);
      return true;
    },
    restart() {
      setBegun(current);
      setRefused(false);
    },
  };
}
