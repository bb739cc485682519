import { useFailure } from '@hoa/parts';
import { flushSync, notify } from '@hoa/shared';
import { ConfirmDialog } from '@hoa/ui';
import { type RefObject, useState } from 'react';

export interface DeleteDialogProps {
  /** "Are you sure you want to delete this …?" */
  readonly question: string;
  /** The name of the thing to delete. */
  readonly name: string;
  readonly labels: { readonly delete: string; readonly done: string; readonly failed: string };
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Gets the focus once the deleted row and its buttons are gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before something is deleted, deletes it, and says so. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, name, labels, onDelete, onClose, focusAfter } = props;
  const fail = useFailure();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      setIsDeleting(false);
      fail(error, labels.failed);
      return;
    }
    notify.success(labels.done);
    // The dialog gives the focus back to a button that is about to go.
    flushSync(onClose);
    focusAfter.current?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={labels.delete}
      loading={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong>{name}</strong>
    </ConfirmDialog>
  );
}
