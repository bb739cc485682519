import { Button } from '@hoa/shared/ui';
import styles from './FilterButtons.module.css';

export interface FilterChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface FilterButtonsProps<Value extends string> {
  /** What is filtered; names the group. */
  readonly label: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One filter of many, all in view: they wrap, and on a phone scroll sideways in one row. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    // A fieldset would break a legend out of the row.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={styles.row}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="sm"
          aria-pressed={choice.value === value}
          className={styles.choice}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
