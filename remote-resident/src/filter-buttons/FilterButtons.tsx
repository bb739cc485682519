import { Button, classNames } from '@hoa/ui';
import styles from './FilterButtons.module.css';

export interface FilterChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface FilterButtonsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A single-choice filter as a row of buttons; on phones and tablets the row scrolls sideways. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    // A fieldset cannot lay out its legend in the row.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={classNames(styles.row, 'fading')}>
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
