import { useNavigate } from '@hoa/portal';
import { useLeaveQuestion, useUnsavedInput } from '@hoa/ui';
import type { ReactNode } from 'react';

/**
 * Asks before unsaved input would be lost: by leaving the page or, in a dialog or drawer, by closing it.
 * Render the dialog it returns.
 * @param isHarmless URLs that lose nothing, such as the other tabs of the page; must have a stable identity
 */
export function useLeaveGuard(
  hasUnsaved: boolean,
  isHarmless?: (path: string) => boolean,
): ReactNode {
  const navigate = useNavigate();
  const isInOverlay = useUnsavedInput(hasUnsaved);
  return useLeaveQuestion(hasUnsaved && !isInOverlay, navigate, isHarmless);
}
