import { ErrorPanel, PartFailed } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from './messages.ts';
import { Page } from './Page.tsx';
import type { Localized } from './pages.ts';

interface BoundaryProps {
  readonly area: Localized;
  readonly children: ReactNode;
}

/** Shows a failure panel instead of a screen or frame that throws or whose file is missing. */
export class FailureBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { error } = this.state;
    const retry = () => {
      // Browsers remember a missing file for the life of the page.
      if (error instanceof PartFailed && navigator.onLine) window.location.reload();
      this.setState({ error: null });
    };
    return <FailurePanel area={this.props.area} onRetry={retry} />;
  }
}

interface FailurePanelProps {
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
