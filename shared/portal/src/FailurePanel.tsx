import { ErrorPanel } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';
import { Page } from './Page.tsx';
import type { Localized } from './pages.ts';

export interface FailurePanelProps {
  /** The name of the remote that failed, as people read it. */
  readonly area: Localized;
  readonly onRetry: () => void;
}

/** Replaces a remote that failed, and offers to try again without a reload. */
export function FailurePanel({ area, onRetry }: FailurePanelProps) {
  const text = useText();
  const name = area[useLocale()];
  return (
    <Page title={name}>
      <ErrorPanel message={text.areaFailed({ area: name })} onRetry={onRetry}>
        {text.areaFailedHint}
      </ErrorPanel>
    </Page>
  );
}
