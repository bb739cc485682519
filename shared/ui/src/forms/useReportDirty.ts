import { useLayoutEffect } from 'react';

/**
 * Reports to a dialog if its form has unsaved input. A layout effect, so that it runs before the next key, which may be
 * the Escape that closes the dialog.
 */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
}
