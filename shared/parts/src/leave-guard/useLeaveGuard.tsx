import { useNavigate } from '@hoa/shared';
import { ConfirmDialog, useKitText } from '@hoa/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type Proceed, watchLeaving } from './watch-leaving.ts';

/** Asks before leaving the page would lose typed text; render the dialog it returns. */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const text = useKitText();
  const navigate = useNavigate();
  const [proceed, setProceed] = useState<Proceed | null>(null);
  // A layout effect, so that it is active before the next click.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    return watchLeaving({ navigate, onAttempt: (go) => setProceed(() => go) });
  }, [hasUnsaved, navigate]);
  return (
    <ConfirmDialog
      open={proceed !== null}
      title={text.discardTitle}
      confirmLabel={text.discard}
      cancelLabel={text.keepEditing}
      onCancel={() => setProceed(null)}
      onConfirm={() => {
        setProceed(null);
        proceed?.();
      }}
    >
      {text.discardText}
    </ConfirmDialog>
  );
}
