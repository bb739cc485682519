import { useEffect, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { useKitText } from '../messages.ts';
import { useDiscardGuard } from '../overlays/useDiscardGuard.tsx';
import { hasTypedText } from '../typed-text/watch-typed-text.ts';
import { PartFailed } from './part-on-demand.ts';

interface PartFailureProps {
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows that a part failed to load; offers a reload if its file was removed by a new release. */
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

/** Returns true if a part failed to load because its file is no longer on the server, as after a new release. */
async function isGone(error: unknown): Promise<boolean> {
  const address = error instanceof PartFailed ? addressIn(error.cause) : undefined;
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    // Offline, this is unknown.
    return false;
  }
}

/** Returns the URL of the file, which some browsers include in the error message. */
function addressIn(cause: unknown): string | undefined {
  const named =
    cause instanceof Error ? /(?:https?:\/)?\/\S+?\.(?:js|css)\b/.exec(cause.message) : null;
  if (!named) return undefined;
  const { href, origin } = new URL(named[0], window.location.href);
  return origin === window.location.origin ? href : undefined;
}
