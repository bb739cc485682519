import { flushSync, notify } from '@hoa/shared';
import { ConfirmDialog } from '@hoa/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { useFailure } from '../failures/useFailure.ts';

export interface ConfirmedActionProps {
  /** "Are you sure you want to delete this …?" */
  readonly question: string;
  readonly labels: { readonly confirm: string; readonly done: string; readonly failed: string };
  /** `danger` for what takes something away. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Why it cannot be done now; the confirm button says so. */
  readonly refused?: string | undefined;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Called after `onClose` when it was done. */
  readonly onDone?: (() => void) | undefined;
  /** Gets the focus when it was done, in place of a button that is gone by then. */
  readonly focusAfter?: RefObject<HTMLElement | null> | undefined;
  /** What it is done to, and what follows. */
  readonly children: ReactNode;
}

/** Asks before something wide or final is done, does it, and says so; a failure leaves the question. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { question, labels, tone, refused, act, onClose, onDone, focusAfter, children } = props;
  const fail = useFailure();
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    setIsRunning(true);
    try {
      await act();
    } catch (error) {
      setIsRunning(false);
      fail(error, labels.failed);
      return;
    }
    notify.success(labels.done);
    // The dialog gives the focus back to a button that may be about to go.
    flushSync(onClose);
    onDone?.();
    focusAfter?.current?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={labels.confirm}
      tone={tone}
      loading={isRunning}
      disabledReason={refused}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
