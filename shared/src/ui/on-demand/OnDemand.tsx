import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import { PartFailure } from './PartFailure.tsx';
import { PartFailed } from './partOnDemand.ts';

export interface OnDemandProps {
  /** What it is, as people call it; said when it can't be shown: "Edit description". */
  what: string;
  /** Stands in its place while it is on its way. */
  pending?: ReactNode;
  /** What is pending goes on showing beside a failure. */
  keepPending?: boolean | undefined;
  /** Closes a part that is a dialog or drawer: then a failure is said in a dialog, too. */
  onClose?: (() => void) | undefined;
  /** A part made by `partOnDemand`. */
  children: ReactNode;
}

/** Holds a part that is fetched on demand: if it fails it says so in its place, and all around it stays. */
export class OnDemand extends Component<OnDemandProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part failed', error, info.componentStack);
  }

  override render() {
    const { what, pending, keepPending, onClose, children } = this.props;
    const { error } = this.state;
    if (error === null) return <Suspense fallback={pending}>{children}</Suspense>;
    const retry = () => {
      if (error instanceof PartFailed) error.forget();
      this.setState({ error: null });
    };
    const failure = <PartFailure what={what} error={error} onRetry={retry} />;
    return onClose ? (
      <Dialog open title={what} onClose={onClose}>
        {failure}
      </Dialog>
    ) : (
      <>
        {keepPending && pending}
        {failure}
      </>
    );
  }
}
