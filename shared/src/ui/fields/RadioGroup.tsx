import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Choice } from './Checkbox.tsx';
import styles from './Choice.module.css';
import { FieldError, type FieldProps, RequiredMark } from './Field.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, keyof FieldProps | 'onChange'>,
    FieldProps {
  /** The answers. */
  options: readonly RadioOption<Value>[];
  /** The chosen answer, or null for none yet. */
  value: Value | null;
  /** Called with the chosen answer. */
  onChange: (value: Value) => void;
  /** The inputs' name in the form; made up when not given. */
  name?: string | undefined;
  /** Answers as tiles side by side, for a few that need explaining. */
  tiles?: boolean | undefined;
}

/** One of a few answers, all in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, required, hideLabel, className, ...others } = props;
  const { options, value, onChange, name, tiles, ...rest } = others;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required ? true : undefined}
      aria-labelledby={`${id}-label`}
      {...rest}
      className={classNames(styles.group, className)}
    >
      <div className={classNames(styles.legend, hideLabel && 'visually-hidden')}>
        <span id={`${id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={classNames(styles.options, tiles && styles.tiles)}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            inputClass={styles.input}
            name={name ?? id}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
