import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/**
 * Asks for confirmation before closing if typed text would be lost. Render `question` inside the element that
 * `requestClose` closes.
 */
export function useDiscardGuard(
  confirmClose: boolean | (() => boolean) | undefined,
  onClose: () => void,
): { requestClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    requestClose: () => {
      const wouldLose = typeof confirmClose === 'function' ? confirmClose() : confirmClose;
      if (wouldLose) setAsking(true);
      else onClose();
    },
    question: (
      <DiscardQuestion
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
