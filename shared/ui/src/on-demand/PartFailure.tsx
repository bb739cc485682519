import { useEffect, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { useKitText } from '../messages.ts';
import { useDiscardGuard } from '../overlays/useDiscardGuard.tsx';
import { hasTypedText } from '../typed-text/watch-typed-text.ts';
import { isGone } from './is-gone.ts';

interface PartFailureProps {
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** Says that a part failed; when its file is gone after a new release, offers to reload. */
export function PartFailure({ what, error, onRetry }: PartFailureProps) {
  const text = useKitText();
  const [gone, setGone] = useState(false);
  const { requestClose: requestReload, question } = useDiscardGuard(hasTypedText, () =>
    window.location.reload(),
  );
  useEffect(() => {
    let isCurrent = true;
    void isGone(error).then((answer) => isCurrent && setGone(answer));
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return (
    <>
      <ErrorPanel
        message={text.partFailed({ what })}
        onRetry={onRetry}
        actions={
          gone && (
            <Button size="sm" onClick={requestReload}>
              {text.reloadPage}
            </Button>
          )
        }
      >
        {gone ? text.newVersion : text.partFailedHint}
      </ErrorPanel>
      {question}
    </>
  );
}
