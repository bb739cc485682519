import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { DialogFooter } from './DialogFooter.tsx';
import styles from './Modal.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

export interface ConfirmDialogProps extends Omit<ModalProps, 'onClose' | 'actions'> {
  /** Called when the person confirms. */
  onConfirm: () => void;
  /** Called by Cancel, Close, Escape and a press on the backdrop. */
  onCancel: () => void;
  /** The label of the confirm button: "Delete". */
  confirmLabel?: string | undefined;
  /** The label of the cancel button: "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger` for an action that cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** The reason for disabling the confirm button, which shows it. */
  disabledReason?: string | undefined;
  /** True while the confirmed action is running. */
  loading?: boolean | undefined;
  /** The consequences of the action. */
  children?: ReactNode;
}

/** Asks for confirmation of an action that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, onCancel, confirmLabel, cancelLabel, tone, loading, disabledReason, ...rest } =
    props;
  const { className, children, ...modal } = rest;
  const text = useKitText();
  return (
    <Modal
      role="alertdialog"
      {...modal}
      onClose={onCancel}
      className={classNames(styles.dialog, styles.sm, className)}
    >
      {children && <div className={styles.asked}>{children}</div>}
      <DialogFooter>
        <Button data-autofocus="" onClick={onCancel}>
          {cancelLabel ?? text.cancel}
        </Button>
        <Button
          variant={tone ?? 'danger'}
          loading={loading}
          disabledReason={disabledReason}
          onClick={onConfirm}
        >
          {confirmLabel ?? text.confirm}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
