import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string = string> {
  value: Value;
  /** The label; the accessible name if only the icon is shown. */
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The group's label: "View". */
  label: string;
  /** Two to five choices. */
  options: readonly Segment<Value>[];
  /** The selected value. */
  value: Value;
  /** Called with the newly selected value. */
  onChange: (value: Value) => void;
  /** Shows only icons; the labels remain accessible names. */
  iconsOnly?: boolean | undefined;
}

/** A radio group as a bar, for a few views of the same data. */
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
