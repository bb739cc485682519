import { useLocale } from '../text/index.ts';
import { ErrorPanel } from '../ui/index.ts';
import { useText } from './messages/index.ts';
import { Page } from './Page.tsx';
import type { Localized } from './pages.ts';

export interface FailurePanelProps {
  /** The area that failed, as people call it. */
  readonly area: Localized;
  readonly onRetry: () => void;
}

/** Says, in the place of an area, that it failed, and offers to try again without a reload. */
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
