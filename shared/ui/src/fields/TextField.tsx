import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { DollarInset } from './DollarInset.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import type { TextLength } from './useLength.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps>,
    FieldProps {
  /** As wide as a short answer: a date, a phone number, a code. */
  short?: boolean | undefined;
  /** Shows the sign of dollars in it; what is typed stays text. */
  dollars?: boolean | undefined;
  /** The characters typed, and the most there may be: says when few are left or there are too many. */
  length?: TextLength | undefined;
  /** Hidden words after the label, where several rows ask the same: the row's number. */
  suffix?: string | undefined;
}

/** A line of text, or any `<input>` that looks like one. */
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
