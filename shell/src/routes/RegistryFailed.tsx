import { FailurePanel, type Localized, Page } from '@hoa/shared';
import { ErrorPanel } from '@hoa/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { loadRegistry } from '../registry/registry-store.ts';

interface RegistryFailedProps {
  /** Of the one remote that was left out; the whole list of pages unless told. */
  readonly area?: Localized | undefined;
}

/** Says that a remote or the whole list of pages can't be read, so that this page can't be shown; Try Again reads it again. */
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
