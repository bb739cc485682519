import { Page } from '@hoa/shared';
import { ErrorPanel } from '@hoa/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { loadRegistry } from '../registry/registry-store.ts';

/** Says that the list of pages can't be read, so that no page can be shown; Try Again reads it again. */
export function RegistryFailed() {
  const text = useText();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await loadRegistry({ fresh: true });
    setRetrying(false);
  };
  return (
    <Page title={text.errorTitle}>
      <ErrorPanel message={text.registryFailed} retrying={retrying} onRetry={() => void retry()}>
        {text.registryFailedText}
      </ErrorPanel>
    </Page>
  );
}
