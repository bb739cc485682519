import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps>,
    FieldProps {
  /** As wide as a short answer: a date, a phone number, a code. */
  short?: boolean | undefined;
}

/** A line of text, or any `<input>` that looks like one. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, className, short, ...rest } = props;
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(styles.control, short && styles.short)}
        />
      )}
    </Field>
  );
}
