import { FailurePanel, type Localized, Page } from '@hoa/portal';
import { ErrorPanel } from '@hoa/ui';
import { useState } from 'react';
import { useText } from '../messages.ts';
import { loadRegistry } from '../registry/registry-store.ts';

interface RegistryFailedProps {
  /** The area of a dropped remote; unset if the whole registry failed to load. */
  readonly area?: Localized | undefined;
}

/** Shows that this page is unavailable because a remote or the whole registry cannot be read, with Try Again. */
export function RegistryFailed({ area }: RegistryFailedProps) {
  const text = useText();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await loadRegistry({ fresh: true });
    setRetrying(false);
  };
  if (area) return <FailurePanel area={area} onRetry={() => void retry()} />;
  return (
    <Page title={text.errorTitle}>
      <ErrorPanel message={text.registryFailed} retrying={retrying} onRetry={() => void retry()}>
        {text.registryFailedText}
      </ErrorPanel>
    </Page>
  );
}
