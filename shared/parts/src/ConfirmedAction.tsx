import { flushSync, notify } from '@hoa/portal';
import { ConfirmDialog } from '@hoa/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { useFailure } from './failures/useFailure.ts';

export interface ConfirmedActionProps {
  /** "Are you sure you want to delete this …?" */
  readonly question: string;
  readonly labels: { readonly confirm: string; readonly done: string; readonly failed: string };
  /** `danger` for a removal. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** The reason why the action is not possible now; the confirm button shows it. */
  readonly refused?: string | undefined;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Called after `onClose` if the action succeeded. */
  readonly onDone?: (() => void) | undefined;
  /** Gets the focus after the action, instead of a button that no longer exists. */
  readonly focusAfter?: RefObject<HTMLElement | null> | undefined;
  /** The subject of the action and its consequences. */
  readonly children: ReactNode;
}

/**
 * Asks for confirmation, runs an action with a wide or permanent effect, and reports success. After a failure the
 * dialog stays open.
 */
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
    // The dialog returns the focus to a button that may be about to disappear.
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
