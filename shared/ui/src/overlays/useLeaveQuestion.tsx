import { type ReactNode, useLayoutEffect, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { type Proceed, watchLeaving } from './watch-leaving.ts';

/**
 * Asks before the page is left while `wouldLose`: by Back and Forward, by a reload, and with `navigate` by links and
 * menus too, except to URLs that are harmless. Render the dialog it returns.
 */
export function useLeaveQuestion(
  wouldLose: boolean,
  navigate?: (path: string) => void,
  isHarmless?: (path: string) => boolean,
): ReactNode {
  const [proceed, setProceed] = useState<Proceed | null>(null);
  // A layout effect, so that it is active before the next click.
  useLayoutEffect(() => {
    if (!wouldLose) return;
    return watchLeaving({ navigate, isHarmless, onAttempt: (go) => setProceed(() => go) });
  }, [wouldLose, navigate, isHarmless]);
  return (
    <DiscardQuestion
      open={proceed !== null}
      onKeep={() => setProceed(null)}
      onDiscard={() => {
        setProceed(null);
        proceed?.();
      }}
    />
  );
}
