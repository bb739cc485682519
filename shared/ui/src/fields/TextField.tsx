import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { DollarInset } from './DollarInset.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import type { TextLength } from './useLength.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps>,
    FieldProps {
  /** Narrow, for short values: a date, a phone number, a code. */
  short?: boolean | undefined;
  /** Shows a dollar sign in the field; the value is the typed text. */
  dollars?: boolean | undefined;
  /** The number of typed characters and the maximum; shows a message near the maximum and an error above it. */
  length?: TextLength | undefined;
  /** Visually hidden text after the label, for fields that repeat in several rows: the row's number. */
  suffix?: string | undefined;
}

/** A single-line text field, or any `<input>` that looks like one. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, className, suffix, ...others } = props;
  const { short, dollars, length, ...rest } = others;
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className, suffix, length }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => {
        const input = (look: string) => (
          <input type="text" {...rest} {...control} className={look} />
        );
        if (dollars) return <DollarInset>{input}</DollarInset>;
        return input(classNames(styles.control, short && styles.short));
      }}
    </Field>
  );
}
