import { ConfirmedAction, type ConfirmedActionProps } from '@hoa/parts';
import styles from './ListTable.module.css';

export interface DeleteDialogProps extends Pick<ConfirmedActionProps, 'onClose' | 'focusAfter'> {
  readonly title: string;
  readonly text: {
    readonly deleteQuestion: string;
    readonly deleteConsequence: string;
    readonly delete: string;
    readonly deleted: string;
    readonly failedToDelete: string;
  };
  readonly onDelete: () => Promise<unknown>;
}

/** Asks for confirmation, deletes an item of a list and reports success. */
export function DeleteDialog({ title, text, onDelete, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmedAction
      {...rest}
      question={text.deleteQuestion}
      labels={{ confirm: text.delete, done: text.deleted, failed: text.failedToDelete }}
      act={onDelete}
    >
      <strong className={styles.deleted}>{title}</strong>
      <p>{text.deleteConsequence}</p>
    </ConfirmedAction>
  );
}
