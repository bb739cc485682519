import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { useKitText } from '../messages.ts';
import modalStyles from '../overlays/Modal.module.css';
import { Modal } from '../overlays/Modal.tsx';
import { PartFailed } from './part-on-demand.ts';

export interface OnDemandProps {
  /** The part's name for people, used when it can't be shown: "Edit description". */
  what: string;
  /** Shown while the part is being fetched. */
  pending?: ReactNode;
  /** Keeps showing `pending` beside a failure. */
  keepPending?: boolean | undefined;
  /** For a part that is a dialog or drawer: a failure is then shown in a dialog that calls this to close. */
  onClose?: (() => void) | undefined;
  /** A part made by `partOnDemand`. */
  children: ReactNode;
}

/** Renders a part that is fetched on demand; if that fails, an error is shown in its place and the rest of the page stays. */
export class OnDemand extends Component<OnDemandProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part failed', error, info.componentStack);
  }

  /** Unsaved input asks before the page reloads. */
  retry(error: unknown) {
    if (error instanceof PartFailed && navigator.onLine) window.location.reload();
    else this.setState({ error: null });
  }

  override render() {
    const { what, pending, keepPending, onClose, children } = this.props;
    const { error } = this.state;
    if (error === null) {
      // Marks that something is loading even if nothing is shown; tests wait for it.
      return <Suspense fallback={pending ?? <span data-coming hidden />}>{children}</Suspense>;
    }
    const failure = <PartFailure what={what} onRetry={() => this.retry(error)} />;
    return onClose ? (
      // It has no fields, so it does not need the leave guard of a Dialog.
      <Modal
        open
        title={what}
        onClose={onClose}
        className={classNames(modalStyles.dialog, modalStyles.md)}
      >
        {failure}
      </Modal>
    ) : (
      <>
        {keepPending && pending}
        {failure}
      </>
    );
  }
}

function PartFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  const text = useKitText();
  return (
    <ErrorPanel message={text.partFailed({ what })} onRetry={onRetry}>
      {text.partFailedHint}
    </ErrorPanel>
  );
}
