import { useNavigate } from '@hoa/shared';
import { useLeaveQuestion, useUnsavedInput } from '@hoa/ui';
import type { ReactNode } from 'react';

/**
 * Asks before unsaved input would be lost: by leaving the page or, in a dialog or drawer, by closing it.
 * Render the dialog it returns.
 */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const isInOverlay = useUnsavedInput(hasUnsaved);
  return useLeaveQuestion(hasUnsaved && !isInOverlay, navigate);
}
