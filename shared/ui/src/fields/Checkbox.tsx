import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Choice.module.css';
import { FieldError, type FieldProps, RequiredMark } from './Field.tsx';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>,
    Omit<FieldProps, 'hideLabel'> {}

/** A checkbox; its value applies when the form is submitted. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" inputClass={styles.input} />;
}

export interface SwitchProps extends CheckboxProps {
  /** Label at the start of the row and switch at the end, as in a settings list. */
  settingRow?: boolean | undefined;
}

/** A switch; takes effect immediately. */
export function Switch({ settingRow, className, ...rest }: SwitchProps) {
  return (
    <Choice
      {...rest}
      type="checkbox"
      role="switch"
      className={classNames(settingRow && styles.settingRow, className)}
      inputClass={styles.switch}
    />
  );
}

interface ChoiceProps extends CheckboxProps {
  type: 'checkbox' | 'radio';
  inputClass: string | undefined;
  hint?: ReactNode;
}

/** A checkbox or radio button with its label. */
export function Choice(props: ChoiceProps) {
  const { label, hint, error, required, className, inputClass, ...rest } = props;
  const generated = useId();
  const id = rest.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.choice, className)}>
      <input
        {...rest}
        id={id}
        aria-describedby={
          [rest['aria-describedby'], hintId, errorId].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={error ? true : undefined}
        aria-required={required ? true : undefined}
        className={inputClass}
      />
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
