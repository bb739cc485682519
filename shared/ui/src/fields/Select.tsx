import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, keyof FieldProps>, FieldProps {
  /** The options; alternatively pass children (`<option>`, `<optgroup>`). */
  options?: readonly SelectOption[] | undefined;
  /** A first option for no choice: "All statuses", "Choose…". Its value is ''. */
  placeholder?: string | undefined;
  /** Narrow, for short values. */
  short?: boolean | undefined;
}

/** One of several options, in a native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, hideLabel, className, ...others } = props;
  const { options, placeholder, short, children, ...rest } = others;
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div className={classNames(styles.inset, short && styles.short)}>
          <select {...rest} {...control} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <Icon icon={ChevronDown} className={styles.atEnd} />
        </div>
      )}
    </Field>
  );
}

/** Returns an option for each value. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
