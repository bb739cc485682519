import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Field.module.css';
import { type TextLength, useLength } from './useLength.ts';

/** Props of every field. */
export interface FieldProps {
  /** The label, always visible; the control's accessible name. */
  label: string;
  /** Help text below the label. */
  hint?: ReactNode;
  /** The error message; sets `aria-invalid` on the control. */
  error?: string | undefined;
  /** Shows a mark and sets `aria-required`; the form does the validation. */
  required?: boolean | undefined;
  /** Visually hides the label; use it if the context makes it obvious. */
  hideLabel?: boolean | undefined;
  /** Applied to the whole field; other attributes and the ref go to the control. */
  className?: string | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldShellProps extends FieldProps {
  id?: string | undefined;
  describedBy?: string | undefined;
  length?: TextLength | undefined;
  /** Visually hidden text after the label. */
  suffix?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error for a control. */
export function Field(props: FieldShellProps) {
  const { label, hint, required, hideLabel, className, describedBy, suffix, children } = props;
  const { left, error = props.error } = useLength(props.length);
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const leftId = left ? `${id}-left` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.labelRow, hideLabel && 'visually-hidden')}>
        <label htmlFor={id} className={styles.label}>
          <span>{label}</span>
          {suffix && <span className="visually-hidden">{` ${suffix}`}</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby':
          [describedBy, hintId, leftId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {left && (
        <p id={leftId} className={styles.hint}>
          {left}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The mark next to a required field's label, outside the accessible name. */
export function RequiredMark() {
  const text = useKitText();
  return (
    <span className={styles.required}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">{text.required}</span>
    </span>
  );
}

/** The error message below the control. */
export function FieldError(props: { id: string | undefined; error: string | undefined }) {
  if (!props.error) return null;
  return (
    <p id={props.id} className={styles.error}>
      <Icon icon={CircleAlert} />
      <span>{props.error}</span>
    </p>
  );
}
