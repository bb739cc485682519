import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string = string> {
  value: Value;
  /** The words on it, also its name when only the icon shows. */
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What is chosen: "View". */
  label: string;
  /** Two to five choices. */
  options: readonly Segment<Value>[];
  /** The chosen one. */
  value: Value;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
  /** Icons alone; the words stay as names. */
  iconsOnly?: boolean | undefined;
}

/** One of a few ways to see the same thing: a radio group in a bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, iconsOnly, className, ...rest } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...rest}
      className={classNames(styles.bar, className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          title={iconsOnly ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          {option.icon}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
