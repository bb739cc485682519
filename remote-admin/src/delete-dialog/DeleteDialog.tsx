import { flushSync, notify } from '@hoa/shared';
import { useFailure } from '@hoa/shared/tickets';
import { ConfirmDialog } from '@hoa/shared/ui';
import { type RefObject, useState } from 'react';

export interface DeleteDialogProps {
  /** "Are you sure you want to delete this …?" */
  readonly question: string;
  /** What would go, by its name. */
  readonly name: string;
  readonly words: { readonly delete: string; readonly done: string; readonly failed: string };
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Takes the focus once the deleted thing and its buttons are gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before something is deleted, deletes it, and says so. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, name, words, onDelete, onClose, focusAfter } = props;
  const fail = useFailure();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      setIsDeleting(false);
      fail(error, words.failed);
      return;
    }
    notify.success(words.done);
    // The dialog gives the focus back to a button that is about to go.
    flushSync(onClose);
    focusAfter.current?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={words.delete}
      loading={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong>{name}</strong>
    </ConfirmDialog>
  );
}
