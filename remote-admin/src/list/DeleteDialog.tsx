import { ConfirmedAction, type ConfirmedActionProps } from '@hoa/parts';
import styles from './ListTable.module.css';

export interface DeleteDialogProps extends Pick<ConfirmedActionProps, 'question' | 'onClose'> {
  readonly name: string;
  readonly consequence?: string | undefined;
  readonly labels: { readonly delete: string; readonly done: string; readonly failed: string };
  readonly onDelete: () => Promise<unknown>;
  /** Gets the focus after the deleted row and its buttons are gone. */
  readonly focusAfter: NonNullable<ConfirmedActionProps['focusAfter']>;
}

/** Asks for confirmation, deletes an item and reports success. */
export function DeleteDialog({ name, consequence, labels, onDelete, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmedAction {...rest} labels={{ ...labels, confirm: labels.delete }} act={onDelete}>
      <strong className={styles.deleted}>{name}</strong>
      {consequence && <p>{consequence}</p>}
    </ConfirmedAction>
  );
}
