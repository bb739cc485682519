import { useNavigate } from '@hoa/shared';
import { ConfirmDialog, useKitText } from '@hoa/shared/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type WayOut, watchLeaving } from './watch-leaving.ts';

/** Asks before what was typed is lost by leaving the page; render the question it answers. */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const text = useKitText();
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  // Before the next press is answered, which may be the one that leaves.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    return watchLeaving({ navigate, onAttempt: (go) => setWayOut(() => go) });
  }, [hasUnsaved, navigate]);
  return (
    <ConfirmDialog
      open={wayOut !== null}
      title={text.discardTitle}
      confirmLabel={text.discard}
      cancelLabel={text.keepEditing}
      onCancel={() => setWayOut(null)}
      onConfirm={() => {
        setWayOut(null);
        wayOut?.();
      }}
    >
      {text.discardText}
    </ConfirmDialog>
  );
}
