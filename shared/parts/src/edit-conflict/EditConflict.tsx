import { Alert, Button } from '@hoa/ui';
import styles from './EditConflict.module.css';
import { useConflictText } from './messages.ts';

/** A field with this person's value and the one changed elsewhere, formatted for display. */
interface ConflictingField {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface EditConflictProps {
  /** All fields of the form; those with equal values are left out. */
  readonly fields: readonly ConflictingField[];
  readonly onDiscard: () => void;
}

/** Shows that a record has changed while it was edited, with both texts, and offers to discard the person's own. */
export function EditConflict({ fields, onDiscard }: EditConflictProps) {
  const text = useConflictText();
  const changed = fields.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  return (
    <Alert
      tone="warning"
      title={text.title}
      actions={<Button onClick={onDiscard}>{text.discard}</Button>}
    >
      <p>{changed.length > 0 ? text.hint : text.same}</p>
      {changed.map(({ label, mine, theirs }) => (
        <div key={label} className={styles.field}>
          {fields.length > 1 && <p className={styles.label}>{label}</p>}
          <dl className={styles.texts}>
            <dt>{text.mine}</dt>
            <dd>{mine || text.nothing}</dd>
            <dt>{text.theirs}</dt>
            <dd>{theirs || text.nothing}</dd>
          </dl>
        </div>
      ))}
    </Alert>
  );
}
