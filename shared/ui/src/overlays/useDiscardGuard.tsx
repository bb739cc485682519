import { type ReactNode, useState } from 'react';
import { useKitText } from '../messages/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before closing when typed text would be lost: put `question` inside what `requestClose` closes. */
export function useDiscardGuard(
  confirmClose: boolean | (() => boolean) | undefined,
  onClose: () => void,
): { requestClose: () => void; question: ReactNode } {
  const text = useKitText();
  const [asking, setAsking] = useState(false);
  return {
    requestClose: () => {
      const wouldLose = typeof confirmClose === 'function' ? confirmClose() : confirmClose;
      if (wouldLose) setAsking(true);
      else onClose();
    },
    question: (
      <ConfirmDialog
        open={asking}
        title={text.discardTitle}
        confirmLabel={text.discard}
        cancelLabel={text.keepEditing}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        {text.discardText}
      </ConfirmDialog>
    ),
  };
}
