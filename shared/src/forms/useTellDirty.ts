import { useLayoutEffect } from 'react';

/**
 * Tells a dialog whether the form in it holds something that leaving would lose: before the next key is
 * answered, which may be the Escape that closes it.
 */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
}
