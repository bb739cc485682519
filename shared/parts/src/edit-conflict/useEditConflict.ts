import { PortalError } from '@hoa/shared';
import { useState } from 'react';

/** An edit of something that others may change meanwhile. */
export interface EditConflictState<Values> {
  /** What the change is based on: the values as the person saw them when they began, or was last told. */
  readonly seen: Values;
  /** Whether the last try was refused because the values had changed; both are to be shown then. */
  readonly isRefused: boolean;
  /** Takes a failure that is a conflict; answers whether it was one. */
  take(error: unknown): boolean;
  /** Begins anew with the values as they are now. */
  restart(): void;
}

/**
 * Follows an edit of `current`, the values as last read. A command that is based on `seen` is refused when they have
 * changed; sent once more, it is based on what the person was shown then.
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
